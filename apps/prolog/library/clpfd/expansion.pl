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

% Either side, evaluated where it has integers only, is Condition and Value.

expansion(X #= Y, Expansion) :-
    side(X, CX, EX),
    side(Y, CY, EY),
    (   var(Y) -> OnlyX = ( var(Y) -> Y is EX ; integer(Y) -> Y =:= EX ; T1 is EX, clpfd:clpfd_equal(T1, Y) )
    ;   OnlyX = ( CY -> EX =:= EY ; T1 is EX, clpfd:clpfd_equal(T1, Y) )
    ),
    (   var(X) -> OnlyY = ( var(X) -> X is EY ; T2 is EY, clpfd:clpfd_equal(X, T2) )
    ;   OnlyY = ( T2 is EY, clpfd:clpfd_equal(X, T2) )
    ),
    conditional(CX, OnlyX, Rest, Expansion),
    conditional(CY, OnlyY, clpfd:clpfd_equal(X, Y), Rest).
expansion(X #\= Y, Expansion) :- compared(X, Y, =\=, clpfd:clpfd_neq(X, Y), Expansion).
expansion(X #>= Y, Expansion) :- compared(X, Y, >=, clpfd:clpfd_geq(X, Y), Expansion).
expansion(X #=< Y, Expansion) :- compared(X, Y, =<, clpfd:clpfd_geq(Y, X), Expansion).
expansion(X #> Y, Expansion)  :- compared(X, Y, >, clpfd:post(X #> Y), Expansion).
expansion(X #< Y, Expansion)  :- compared(X, Y, <, clpfd:post(X #< Y), Expansion).
expansion(X in Domain, Expansion) :-
    nonvar(Domain), Domain = Min..Max, integer(Min), integer(Max), var(X),
    Expansion = ( integer(X) -> X >= Min, X =< Max ; clpfd:clpfd_in(X, Domain) ).

compared(X, Y, Op, Otherwise, Expansion) :-
    side(X, CX, EX),
    side(Y, CY, EY),
    Test =.. [Op, EX, EY],
    both(CX, CY, Condition),
    conditional(Condition, Test, Otherwise, Expansion).

both(true, C, C) :- !.
both(C, true, C) :- !.
both(false, _, false) :- !.
both(_, false, false) :- !.
both(A, B, (A,B)).

conditional(true, Then, _, Then) :- !.
conditional(false, _, Else, Else) :- !.
conditional(Condition, Then, Else, (Condition -> Then ; Else)).

% side(+Expression, -Condition, -Evaluable)

side(X, Condition, Evaluable) :-
    (   acyclic_term(X), evaluable(X, Evaluable, Vars, []) ->
        sort(Vars, Sorted),
        conditions(Sorted, Condition0),
        guarded(X, Condition0, Condition)
    ;   Condition = false,
        Evaluable = X
    ).

conditions([], true).
conditions([V|Vs], Condition) :- conditions_(Vs, V, Condition).

conditions_([], V, integer(V)).
conditions_([W|Ws], V, (integer(V), Condition)) :- conditions_(Ws, W, Condition).

% Evaluating divisions, powers and the like may raise errors where a constraint fails: they are left alone.

guarded(_, Condition, Condition).

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
