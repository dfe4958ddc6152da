:- use_module(library(clpfd)).

pairwise([]).
pairwise([X|Xs]) :-
    maplist(\=(X), Xs),
    pairwise(Xs).

case(a, [X,Y,Z]) :- X in 1..2, Y in 1..2, Z in 1..3.
case(b, [X,Y,Z]) :- X in 1..3, Y in 1..3, Z in 3..3.
case(c, [W,X,Y,Z]) :- W in 1..2, X in 1..2, Y in 3..5, Z in 1..5.

removed(a, pairwise, 0).
removed(a, all_distinct, 2).
removed(b, pairwise, 2).
removed(b, all_distinct, 2).
removed(c, pairwise, 0).
removed(c, all_distinct, 2).

hall([X,Y,Z]) :-
    X in 5..6,
    Y in 5..6,
    Z in 5..9.
