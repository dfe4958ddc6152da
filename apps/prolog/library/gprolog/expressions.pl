% Arithmetic and Boolean expressions, translated to those of library(clpfd).

fd_max_integer(268435455).

% non_negative(?Var): restricts Var to what GNU Prolog's variables can be.

non_negative(Var) :-
    (   clpfd:fd_inf(Var, Least), integer(Least), Least >= 0 -> true
    ;   fd_max_integer(Max),
        clpfd:clpfd_in(Var, 0..Max)
    ).

% expression(+Expression, -Translated)

expression(E, E) :- var(E), !, non_negative(E).
expression(E, E) :- integer(E), !.
expression(+A, X) :- !, expression(A, X).
expression(-A, -X) :- !, expression(A, X).
expression(A+B, X+Y) :- !, expression(A, X), expression(B, Y).
expression(A-B, X-Y) :- !, expression(A, X), expression(B, Y).
expression(A*B, X*Y) :- !, expression(A, X), expression(B, Y).
expression(A/B, Z) :- !, operands(A, B, X, Y), non_negative(Z), clpfd:(Y #\= 0), clpfd:(Z*Y #= X).
expression(A//B, Z) :- !, operands(A, B, X, Y), operand(X//Y, Z).
expression(A rem B, Z) :- !, operands(A, B, X, Y), operand(X rem Y, Z).
expression(quot_rem(A,B,C), Z) :- !,
    operands(A, B, X, Y),
    loaded(C, R),
    clpfd:(R #= X rem Y),
    operand(X//Y, Z).
expression(A**B, X^Y) :- !,
    operands(A, B, X, Y),
    (   var(X), var(Y) -> instantiation_error(Y)
    ;   true
    ).
expression(min(A,B), min(X,Y)) :- !, operands(A, B, X, Y).
expression(max(A,B), max(X,Y)) :- !, operands(A, B, X, Y).
expression(dist(A,B), abs(X-Y)) :- !, operands(A, B, X, Y).
expression(E, _) :-
    (   callable(E), pi_head(Name/Arity, E) -> type_error(fd_evaluable, Name/Arity)
    ;   type_error(fd_evaluable, E)
    ).

operands(A, B, X, Y) :- loaded(A, X), loaded(B, Y).

% loaded(+Expression, -Operand): operands of all operations except + - * become variables, so they are not negative.

loaded(E, X) :-
    expression(E, T),
    (   var(T) -> X = T
    ;   integer(T) -> T >= 0, X = T
    ;   operand(T, X)
    ).

operand(Translated, X) :-
    non_negative(X),
    clpfd:(X #= Translated).

% compared(+Relation, +Left, +Right, -Translated)

compared(Relation, A, B, Translated) :-
    expression(A, X),
    expression(B, Y),
    Translated =.. [Relation,X,Y].

% formula(+Expression, -Translated): operations within a comparison are posted as constraints, whether the comparison holds or
% not.

formula(E, E) :- var(E), !, clpfd:clpfd_in(E, 0..1).
formula(E, E) :- integer(E), between(0, 1, E), !.
formula(E, Translated) :-
    relation(E, Relation, A, B), !,
    compared(Relation, A, B, Translated).
formula(E, Translated) :-
    connective(E, Parts, TranslatedParts, Translated), !,
    maplist(formula, Parts, TranslatedParts).
formula(E, _) :-
    (   callable(E), pi_head(Name/Arity, E) -> type_error(fd_bool_evaluable, Name/Arity)
    ;   type_error(fd_bool_evaluable, E)
    ).

relation(A #= B, #=, A, B).
relation(A #\= B, #\=, A, B).
relation(A #< B, #<, A, B).
relation(A #=< B, #=<, A, B).
relation(A #> B, #>, A, B).
relation(A #>= B, #>=, A, B).
relation(A #=# B, #=, A, B).
relation(A #\=# B, #\=, A, B).
relation(A #<# B, #<, A, B).
relation(A #=<# B, #=<, A, B).
relation(A #># B, #>, A, B).
relation(A #>=# B, #>=, A, B).

connective(#\ A, [A], [X], #\ X).
connective(A #<=> B, [A,B], [X,Y], '#<==>'(X, Y)).
connective(A #\<=> B, [A,B], [X,Y], '#\\'(X, Y)).
connective(A ## B, [A,B], [X,Y], '#\\'(X, Y)).
connective(A #==> B, [A,B], [X,Y], X #==> Y).
connective(A #\==> B, [A,B], [X,Y], X #/\ #\ Y).
connective(A #/\ B, [A,B], [X,Y], X #/\ Y).
connective(A #\/\ B, [A,B], [X,Y], #\ (X #/\ Y)).
connective(A #\/ B, [A,B], [X,Y], X #\/ Y).
connective(A #\\/ B, [A,B], [X,Y], #\ (X #\/ Y)).
