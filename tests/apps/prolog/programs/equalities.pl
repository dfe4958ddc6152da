% An equation that is one of two variables when it is posted makes one variable of them.
:- use_module(library(clpfd)).

main :-
    forall(equation(Name, A, X, Goal),
           ( [A,X] ins 0..9, call(Goal), ( X == A -> Is = same ; Is = different ), print(Name-Is), nl )),
    A in 0..9,
    ( catch(element(I, [1,A,3], A), _, fail), I = 2 -> print(I) ; print(none) ), nl,
    ( element(4, [1,2,3], _) -> print(four) ; print(none) ), nl,
    ( element(0, [1,2,3], _) -> print(zero) ; print(none) ), nl,
    ( catch(element(2, [1,2,3], a), error(Error, _), true) -> print(Error) ; print(none) ), nl,
    ( catch(0 + a #= _, error(Error2, _), true) -> print(Error2) ; print(none) ), nl,
    cover.

equation(element, A, X, element(2, [1,A,3], X)).
equation(element_of_one, A, X, element(1, [A], X)).
equation(sum, A, X, sum([A], #=, X)).
equation(sum_of_less, A, X, sum([A], #=<, X)).
equation(summand, A, X, X #= A + 0).
equation(first_summand, A, X, X #= 0 + A).
equation(left, A, X, 0 + A #= X).
equation(bound_summand, A, X, ( Zero = 0, X #= Zero + A )).
equation(subtrahend, A, X, X #= A - 0).
equation(factor, A, X, X #= A * 1).
equation(first_factor, A, X, X #= 1 * A).
equation(other_factor, A, X, X #= 2 * A).
equation(divisor, A, X, X #= A // 1).
equation(exponent, A, X, X #= A ^ 1).
equation(nested, A, X, X #= (0 + 1 * A) - 0).

% Which variables are taken first depends on degrees, and degrees on which variables are the same.
cover :-
    length(Hired, 6),
    Hired ins 0..1,
    forall_jobs([[1,4,5],[2,5,6],[3,4,6],[1,6],[2,4]], Hired),
    scalar_product([1,1,1,2,2,3], Hired, #=, Cost),
    labeling([min(Cost),ffc], Hired),
    print(Cost-Hired), nl.

forall_jobs([], _).
forall_jobs([Job|Jobs], Hired) :-
    elements(Job, Hired, Able),
    sum(Able, #>=, 1),
    forall_jobs(Jobs, Hired).

elements([], _, []).
elements([I|Is], List, [X|Xs]) :-
    element(I, List, X),
    elements(Is, List, Xs).
