% The old library('clp/bounds'), implemented by our library(clpfd): the same exports.

:- module(bounds,
          [ op(760, yfx, #<=>),
            op(750, xfy, #=>),
            op(750, yfx, #<=),
            op(740, yfx, #\/), op(730, yfx, #\), op(720, yfx, #/\), op(710, fy, #\),
            op(700, xfx, [#>, #<, #>=, #=<, #=, #\=, in]),
            op(550, xfx, ..),
            (#>)/2, (#<)/2, (#>=)/2, (#=<)/2, (#=)/2, (#\=)/2,
            (#<=>)/2, (#=>)/2, (#<=)/2, (#/\)/2, (#\/)/2, (#\)/2, (#\)/1,
            (in)/2, label/1, labeling/2, all_different/1, sum/3, lex_chain/1, indomain/1, check/1, tuples_in/2,
            serialized/2
          ]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module('../clpfd', []).

X #> Y  :- clpfd:post(X #> Y).
X #< Y  :- clpfd:post(X #< Y).
X #>= Y :- clpfd:post(X #>= Y).
X #=< Y :- clpfd:post(Y #>= X).
X #= Y  :- clpfd:clpfd_equal(X, Y).
X #\= Y :- clpfd:post(X #\= Y).

P #<=> Q :- formula(P #<=> Q).
P #=> Q  :- formula(P #=> Q).
P #<= Q  :- formula(P #<= Q).
P #/\ Q  :- formula(P #/\ Q).
P #\/ Q  :- formula(P #\/ Q).
P #\ Q   :- formula(P #\ Q).
#\ P     :- formula(#\ P).

formula(Formula) :-
    renamed(Formula, Goal),
    call(clpfd:Goal).

% renamed(+Formula, -Goal): Goal is Formula with the connectives that library(clpfd) has.

renamed(V, V) :- var(V), !.
renamed(P0 #<=> Q0, G) :- !, renamed(P0, P), renamed(Q0, Q), G =.. [#<==>,P,Q].
renamed(P0 #=> Q0, G)  :- !, renamed(P0, P), renamed(Q0, Q), G =.. [#==>,P,Q].
renamed(P0 #<= Q0, G)  :- !, renamed(P0, P), renamed(Q0, Q), G =.. [#<==,P,Q].
renamed(P0 #/\ Q0, P #/\ Q) :- !, renamed(P0, P), renamed(Q0, Q).
renamed(P0 #\/ Q0, P #\/ Q) :- !, renamed(P0, P), renamed(Q0, Q).
renamed(P0 #\ Q0, P #\ Q)   :- !, renamed(P0, P), renamed(Q0, Q).
renamed(#\ P0, #\ P)        :- !, renamed(P0, P).
renamed(G, G).

Xs in Domain :-
    (   is_list(Xs) -> clpfd:ins(Xs, Domain)
    ;   clpfd:in(Xs, Domain)
    ).

label(Vars) :- clpfd:label(Vars).
labeling(Options0, Vars) :-
    include(known_option, Options0, Options),
    clpfd:labeling(Options, Vars).

known_option(Option) :- memberchk(Option, [leftmost,ff,min,max,min(_),max(_)]).

all_different(Vars) :- clpfd:all_different(Vars).
sum(Vars, Op, Value) :- clpfd:sum(Vars, Op, Value).
lex_chain(Lists) :- clpfd:lex_chain(Lists).
indomain(Var) :- clpfd:indomain(Var).
tuples_in(Tuples, Relation) :- clpfd:tuples_in(Tuples, Relation).
serialized(Starts, Durations) :- clpfd:serialized(Starts, Durations).

% check(+Comparison): propagation shows that it holds whatever the values will be. Nothing is posted.

check(X #= Y)  :- \+ clpfd:post(X #\= Y).
check(X #=< Y) :- \+ clpfd:post(X #> Y).
check(X #>= Y) :- \+ clpfd:post(X #< Y).
check(X #< Y)  :- \+ clpfd:post(X #>= Y).
check(X #> Y)  :- \+ clpfd:post(Y #>= X).
