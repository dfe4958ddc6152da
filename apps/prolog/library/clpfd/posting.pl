% Posting goals, and what happens when a variable is bound.

% post(+Goal): posts Goal in the engine, or else in the installed library.

post(Goal) :- post_all([Goal]).

% post_all(+Goals): posts the goals one after another. The engine stops at a goal after which Prolog has something to do. Of
% the goals that it gets, only the first one may have to go to the installed library.

post_all(Goals) :-
    '$fd_post'(Goals, Remaining),
    settle(Remaining, Goals).

settle([], _).
settle(remaining(Attach,Fixed,Left), [Goal|_]) :-
    attach(Attach),
    settle_fixed(Fixed, Goal),
    (   Left == [] -> true
    ;   post_all(Left)
    ).

settle_fixed([], _).
settle_fixed([Var|Rest], _) :- bind([Var|Rest]).
settle_fixed(stock, Goal) :- hand_over(Goal).

attach([]).
attach([Var,Attribute|Rest]) :-
    (   var(Var) -> put_attr(Var, clpfd, Attribute)
    ;   true
    ),
    attach(Rest).

% Removes our attribute first, so that the binding does not call our hook.

bind([]).
bind([Var,Value|Rest]) :-
    (   var(Var) ->
        del_attr(Var, clpfd),
        Var = Value
    ;   Var == Value
    ),
    bind(Rest).

bind_all(Fixed, Attribute) :-
    (   Fixed == stock -> hand_over_component(Attribute)
    ;   bind(Fixed)
    ).

attr_unify_hook(Attribute, Other) :-
    (   integer(Other) ->
        '$fd_bind'(Attribute, Other, Fixed),
        bind_all(Fixed, Attribute)
    ;   var(Other) ->
        (   get_attr(Other, clpfd, _) ->
            '$fd_alias'(Attribute, Other, Fixed),
            bind_all(Fixed, Attribute)
        ;   is_in_stock(Other) -> hand_over_component(Attribute)
        ;   put_attr(Other, clpfd, Attribute)
        )
    ;   type_error(integer, Other)
    ).

X #= Y   :- clpfd_equal(X, Y).
X #\= Y  :- post(X #\= Y).
X #>= Y  :- post(X #>= Y).
X #=< Y  :- post(Y #>= X).
X #> Y   :- post(X #> Y).
X #< Y   :- post(X #< Y).

clpfd_equal(X, Y) :-
    (   operand(X, A), operand(Y, B) ->
        integer_variable(A),
        integer_variable(B),
        A = B
    ;   post(X #= Y)
    ).

% operand(+Expression, -Operand): Expression is a variable or an integer, or equals one because of a neutral 0 or 1, as 0+X
% does. An equation of two such operands unifies them.

operand(X, Y)   :- var(X), !, non_monotonic(X), Y = X.
operand(X, X)   :- integer(X).
operand(?(X), X).
operand(#(X), X).
operand(X+Y, Z)  :- ( X == 0 -> operand(Y, Z) ; Y == 0, operand(X, Z) ).
operand(X-Y, Z)  :- Y == 0, operand(X, Z).
operand(X*Y, Z)  :- ( X == 1 -> operand(Y, Z) ; Y == 1, operand(X, Z) ).
operand(X//Y, Z) :- Y == 1, operand(X, Z).
operand(X^Y, Z)  :- Y == 1, operand(X, Z).

non_monotonic(X) :-
    (   current_prolog_flag(clpfd_monotonic, true), \+ fd_var(X) -> instantiation_error(X)
    ;   true
    ).

integer_variable(X) :-
    (   integer(X) -> true
    ;   var(X) ->
        (   get_attr(X, clpfd, _) -> true
        ;   is_in_stock(X) -> true
        ;   post(X in inf..sup)
        )
    ;   type_error(integer, X)
    ).

fd_variable(X) :-
    (   var(X) -> true
    ;   integer(X) -> true
    ;   type_error(integer, X)
    ).

fd_must_be_list(List) :-
    (   fd_var(List) -> type_error(list, List)
    ;   must_be(list, List)
    ).

Var in Domain :- clpfd_in(Var, Domain).

clpfd_in(Var, Domain) :-
    fd_variable(Var),
    must_be_domain(Domain),
    post(Var in Domain).

Vars ins Domain :-
    fd_must_be_list(Vars),
    maplist(fd_variable, Vars),
    must_be_domain(Domain),
    post(Vars ins Domain).

must_be_domain(Domain) :-
    must_be(ground, Domain),
    (   is_domain(Domain) -> true
    ;   domain_error(clpfd_domain, Domain)
    ).

is_domain(N) :- integer(N).
is_domain(Min..Max) :- is_bound(Min), is_bound(Max), Min \== sup, Max \== inf.
is_domain(A\/B) :- is_domain(A), is_domain(B).
is_domain({Integers}) :- are_integers(Integers).
is_domain(\A) :- is_domain(A).

is_bound(N)   :- integer(N), !.
is_bound(inf).
is_bound(sup).

are_integers(N) :- integer(N).
are_integers((A,B)) :- are_integers(A), are_integers(B).

% Reification.

#\ P       :- operands([P]), post(#\ P).
P #<==> Q  :- operands([P,Q]), post(P #<==> Q).
P #==> Q   :- operands([P,Q]), post(P #==> Q).
P #<== Q   :- operands([Q,P]), post(Q #==> P).
P #/\ Q    :- operands([P,Q]), post(P #/\ Q).
P #\/ Q    :- operands([P,Q]), post(P #\/ Q).
P #\ Q     :- operands([P #\/ Q]), post(P #\ Q).

operands([]).
operands([F|Fs]) :-
    (   acyclic_term(F), reifiable(F) -> operands(Fs)
    ;   domain_error(clpfd_reifiable_expression, F)
    ).

reifiable(V) :- var(V), !, non_monotonic(V).
reifiable(I) :- integer(I), !, between(0, 1, I).
reifiable(?(V)) :- fd_variable(V).
reifiable(#(V)) :- fd_variable(V).
reifiable(V in D) :- fd_variable(V), must_be_domain(D).
reifiable(V in_set _) :- fd_variable(V).
reifiable(finite_domain(V)) :- fd_variable(V).
reifiable(tuples_in(Tuples, Relation)) :-
    must_be(list(list), Tuples),
    maplist(maplist(fd_variable), Tuples),
    must_be(list(list(integer)), Relation).
reifiable(_ #= _).
reifiable(_ #\= _).
reifiable(_ #>= _).
reifiable(_ #=< _).
reifiable(_ #> _).
reifiable(_ #< _).
reifiable(#\ P)     :- reifiable(P).
reifiable(P #==> Q)  :- reifiable(P), reifiable(Q).
reifiable(P #<== Q)  :- reifiable(P), reifiable(Q).
reifiable(P #<==> Q) :- reifiable(P), reifiable(Q).
reifiable(P #/\ Q)   :- reifiable(P), reifiable(Q).
reifiable(P #\/ Q)   :- reifiable(P), reifiable(Q).
reifiable(P #\ Q)    :- reifiable(P), reifiable(Q).
