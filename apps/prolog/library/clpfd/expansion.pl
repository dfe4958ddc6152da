% Goal expansion: comparisons whose operands are integers when they are called are arithmetic, at its price.

:- multifile system:goal_expansion/2.
:- dynamic system:goal_expansion/2.

system:goal_expansion(Goal, Expansion) :-
    expandable(Goal),
    \+ current_prolog_flag(clpfd_goal_expansion, false),
    prolog_load_context(module, Module),
    (   Module == clpfd -> true
    ;   predicate_property(Module:Goal, imported_from(clpfd))
    ),
    expansion(Goal, Expansion).

expandable(_ #= _).
expandable(_ #\= _).
expandable(_ #>= _).
expandable(_ #=< _).
expandable(_ #> _).
expandable(_ #< _).
expandable(_ in _).

% Either side, evaluated where it has integers only, is Condition and Value. What is known when the clause is compiled is
% not tested: variables that are seen for the first time are no integers.

expansion(X0 #= Y0, Expansion) :-
    side(X0, CX, EX, X),
    side(Y0, CY, EY, Y),
    evaluated(Y, EX, OnlyX0),
    conditional(CY, EX =:= EY, OnlyX0, OnlyX),
    evaluated(X, EY, OnlyY),
    conditional(CX, OnlyX, Rest, Expansion),
    conditional(CY, OnlyY, clpfd:clpfd_equal(X, Y), Rest).
expansion(X #\= Y, Expansion) :- compared(X, Y, =\=, A-B-clpfd:clpfd_neq(A, B), Expansion).
expansion(X #>= Y, Expansion) :- compared(X, Y, >=, A-B-clpfd:clpfd_geq(A, B), Expansion).
expansion(X #=< Y, Expansion) :- compared(X, Y, =<, A-B-clpfd:clpfd_geq(B, A), Expansion).
expansion(X #> Y, Expansion)  :- compared(X, Y, >, A-B-clpfd:post(A #> B), Expansion).
expansion(X #< Y, Expansion)  :- compared(X, Y, <, A-B-clpfd:post(A #< B), Expansion).
expansion(X in Domain, Expansion) :-
    nonvar(Domain), Domain = Min..Max, integer(Min), integer(Max), var(X),
    conditions([X], Condition),
    conditional(Condition, ( X >= Min, X =< Max ), clpfd:clpfd_in(X, Domain), Expansion).

% evaluated(+Side, +Evaluable, -Goal): Side equals what the other one evaluates to.

evaluated(Side, Evaluable, Goal) :-
    (   var(Side) ->
        (   is_fresh(Side) -> Goal = ( Side is Evaluable )
        ;   Goal = ( var(Side) -> Side is Evaluable ; T is Evaluable, clpfd:clpfd_equal(T, Side) )
        )
    ;   integer(Evaluable) -> Goal = clpfd:clpfd_equal(Evaluable, Side)
    ;   Goal = ( T is Evaluable, clpfd:clpfd_equal(T, Side) )
    ).

compared(X0, Y0, Op, A-B-Goal, Expansion) :-
    side(X0, CX, EX, A),
    side(Y0, CY, EY, B),
    Test =.. [Op,EX,EY],
    both(CX, CY, Condition),
    conditional(Condition, Test, Goal, Expansion).

both(false, _, false) :- !.
both(_, false, false) :- !.
both(true, C, C) :- !.
both(C, true, C) :- !.
both(A, B, (A,B)).

conditional(true, Then, _, Then) :- !.
conditional(false, _, Else, Else) :- !.
conditional(Condition, Then, Else, (Condition -> Then ; Else)).

:- if(current_predicate(var_property/2)).
is_fresh(Var) :- var_property(Var, fresh(true)).
:- else.
is_fresh(_) :- fail.
:- endif.

% side(+Expression, -Condition, -Evaluable, -Simplified): what has no variables is evaluated now.

side(X, Condition, Evaluable, Simplified) :-
    (   acyclic_term(X), evaluable(X, E, Vars, []) ->
        sort(Vars, Sorted),
        (   Sorted == [], catch(Value is E, _, fail) -> Condition = true, Evaluable = Value, Simplified = Value
        ;   conditions(Sorted, Condition), Evaluable = E, Simplified = X
        )
    ;   Condition = false,
        Evaluable = X,
        Simplified = X
    ).

conditions([], true).
conditions([V|Vs], Condition) :-
    (   member(W, [V|Vs]), is_fresh(W) -> Condition = false
    ;   conditions_(Vs, V, Condition)
    ).

conditions_([], V, integer(V)).
conditions_([W|Ws], V, (integer(V), Condition)) :- conditions_(Ws, W, Condition).

% Divisions and powers may raise errors where a constraint fails: only what cannot is evaluated.

evaluable(X, X) --> { var(X) }, !, [X].
evaluable(X, X) --> { integer(X) }, !.
evaluable(?(X), X) --> !, { var(X) }, [X].
evaluable(#(X), X) --> !, { var(X) }, [X].
evaluable(A+B, X+Y) --> !, evaluable(A, X), evaluable(B, Y).
evaluable(A-B, X-Y) --> !, evaluable(A, X), evaluable(B, Y).
evaluable(A*B, X*Y) --> !, evaluable(A, X), evaluable(B, Y).
evaluable(-A, -X) --> !, evaluable(A, X).
evaluable(abs(A), abs(X)) --> !, evaluable(A, X).
evaluable(min(A,B), min(X,Y)) --> !, evaluable(A, X), evaluable(B, Y).
evaluable(max(A,B), max(X,Y)) --> !, evaluable(A, X), evaluable(B, Y).
evaluable(A mod B, X mod B) --> { integer(B), B =\= 0 }, !, evaluable(A, X).
evaluable(A rem B, X rem B) --> { integer(B), B =\= 0 }, !, evaluable(A, X).
evaluable(A // B, X // B) --> { integer(B), B =\= 0 }, !, evaluable(A, X).
evaluable(A div B, X div B) --> { integer(B), B =\= 0 }, !, evaluable(A, X).
evaluable(A ^ B, X ^ B) --> { integer(B), B >= 0 }, !, evaluable(A, X).
