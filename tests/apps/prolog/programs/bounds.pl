% The old library('clp/bounds').
:- use_module(library('clp/bounds')).
main :-
    [X,Y,Z] in 0..3, X #> Y, Z #= X+Y, B #<=> (X #= 2), findall(X-Y-Z-B, label([X,Y,Z]), L), print(L), nl, Q in 1..2, (Q #= 1 #\/ Q #= 2), (Q #= 1 #=> C #= 1), C in 0..1, findall(Q-C, label([Q,C]), M), print(M), nl,
    ( check(Q #> 1) -> print(yes) ; print(no) ), nl, ( check(Q #> 2) -> print(yes) ; print(no) ), nl.
