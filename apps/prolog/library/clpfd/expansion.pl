% Goal expansion. A comparison whose operands are integers at run time is evaluated as arithmetic, at the cost of arithmetic.
% Comparisons that follow one another are posted together.

expansion(( Goal, Next ), Module, Expansion) :- !,
    comparison(Module, Goal, Vars, Test, Posted),
    Vars = [_|_],
    run(Next, Module, Vars, All, Tests, Posteds, Rest),
    Posteds = [_|_],
    condition(All, Condition),
    conditional(Condition, ( Test, Tests ), clpfd:post_all([Posted|Posteds]), Run),
    (   Rest == true -> Expansion = Run
    ;   Expansion = ( Run, Rest )
    ).
expansion(Goal, Module, Expansion) :-
    (   comparison(Module, Goal, Vars, Test, Posted) ->
        condition(Vars, Condition),
        conditional(Condition, Test, clpfd:post(Posted), Expansion)
    ;   is_imported(Module, Goal),
        expansion(Goal, Expansion)
    ).

is_imported(Module, Goal) :-
    (   Module == clpfd -> true
    ;   predicate_property(Module:Goal, imported_from(clpfd))
    ).

% run(+Goals, +Module, +Vars, -AllVars, -Tests, -Posted, -Rest): the longest beginning of the conjunction that consists of
% comparisons which share variables with Vars; of their other variables, none may occur here for the first time.

run(Goals, Module, Vars, All, Tests, Posteds, Rest) :-
    (   first_goal(Goals, Goal, Next),
        comparison(Module, Goal, GoalVars, Test, Posted),
        GoalVars = [_|_],
        ord_subtract(GoalVars, Vars, New),
        New \== GoalVars,
        \+ ( member(V, New), is_fresh(V) ) ->
        ord_union(Vars, New, Vars1),
        Posteds = [Posted|Posteds1],
        run(Next, Module, Vars1, All, Tests1, Posteds1, Rest),
        (   Tests1 == true -> Tests = Test
        ;   Tests = ( Test, Tests1 )
        )
    ;   All = Vars,
        Tests = true,
        Posteds = [],
        Rest = Goals
    ).

first_goal(Goals, Goal, Next) :-
    nonvar(Goals),
    (   Goals = ( Goal, Next ) -> true
    ;   Goal = Goals,
        Next = true
    ),
    nonvar(Goal).

% The operands, as goals that evaluate them if all their variables are integers, and the variables that must be integers. A
% variable that occurs for the first time in the clause is never an integer, so it is not tested.

expansion(X0 #= Y0, Expansion) :-
    side(X0, VX, EX, X),
    side(Y0, VY, EY, Y),
    condition(VX, CX),
    condition(VY, CY),
    evaluated(Y, EX, OnlyX0),
    conditional(CY, EX =:= EY, OnlyX0, OnlyX),
    evaluated(X, EY, OnlyY),
    conditional(CX, OnlyX, Rest, Expansion),
    conditional(CY, OnlyY, clpfd:clpfd_equal(X, Y), Rest).
expansion(X in Domain, Expansion) :-
    nonvar(Domain), Domain = Min..Max, integer(Min), integer(Max), var(X),
    condition([X], Condition),
    conditional(Condition, ( X >= Min, X =< Max ), clpfd:post(X in Domain), Expansion).

% evaluated(+Side, +Evaluable, -Goal): Goal holds if Side equals the value of Evaluable.

evaluated(Side, Evaluable, Goal) :-
    (   var(Side) ->
        (   is_fresh(Side) -> Goal = ( Side is Evaluable )
        ;   Goal = ( var(Side) -> Side is Evaluable ; T is Evaluable, clpfd:clpfd_equal(T, Side) )
        )
    ;   integer(Evaluable) -> Goal = clpfd:clpfd_equal(Evaluable, Side)
    ;   Goal = ( T is Evaluable, clpfd:clpfd_equal(T, Side) )
    ).

% comparison(+Module, +Goal, -Vars, -Test, -Posted): Test compares the operands if Vars are integers; `none` if it cannot.

comparison(Module, Goal, Vars, Test, Posted) :-
    compared(Goal, X, Y, EX-EY-Test, A-B-Posted),
    is_imported(Module, Goal),
    side(X, VX, EX, A),
    side(Y, VY, EY, B),
    (   VX \== none, VY \== none -> ord_union(VX, VY, Vars)
    ;   Vars = none
    ).

compared(X #\= Y, X, Y, EX-EY-( EX =\= EY ), A-B-( A #\= B )).
compared(X #>= Y, X, Y, EX-EY-( EX >= EY ), A-B-( A #>= B )).
compared(X #=< Y, X, Y, EX-EY-( EX =< EY ), A-B-( B #>= A )).
compared(X #> Y, X, Y, EX-EY-( EX > EY ), A-B-( A #> B )).
compared(X #< Y, X, Y, EX-EY-( EX < EY ), A-B-( A #< B )).

conditional(true, Then, _, Then) :- !.
conditional(false, _, Else, Else) :- !.
conditional(Condition, Then, Else, (Condition -> Then ; Else)).

:- if(current_predicate(var_property/2)).
is_fresh(Var) :- var_property(Var, fresh(true)).
:- else.
is_fresh(_) :- fail.
:- endif.

% side(+Expression, -Vars, -Evaluable, -Simplified): an expression without variables is evaluated now.

side(X, Vars, Evaluable, Simplified) :-
    (   acyclic_term(X), evaluable(X, E, Found, []) ->
        sort(Found, Vars),
        (   Vars == [], catch(Value is E, _, fail) -> Evaluable = Value, Simplified = Value
        ;   Evaluable = E, Simplified = X
        )
    ;   Vars = none,
        Evaluable = X,
        Simplified = X
    ).

% condition(+Vars, -Condition): Condition tests that all of Vars are integers.

condition(none, false) :- !.
condition([], true) :- !.
condition(Vars, Condition) :-
    (   member(V, Vars), is_fresh(V) -> Condition = false
    ;   integers(Vars, Condition)
    ).

integers([V], integer(V)) :- !.
integers([V|Vs], ( integer(V), Condition )) :- integers(Vs, Condition).

% Divisions and powers may raise an error where the constraint would fail. So only expressions without them are evaluated.

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

% The hook itself. It comes last, because it takes effect from here on.

expandable(_ #= _).
expandable(_ in _).
expandable(( Goal, _ )) :- nonvar(Goal), compared(Goal, _, _, _, _).
expandable(Goal) :- compared(Goal, _, _, _, _).

:- multifile system:goal_expansion/2.
:- dynamic system:goal_expansion/2.

system:goal_expansion(Goal, Expansion) :-
    nonvar(Goal),
    expandable(Goal),
    \+ current_prolog_flag(clpfd_goal_expansion, false),
    prolog_load_context(module, Module),
    expansion(Goal, Module, Expansion).
