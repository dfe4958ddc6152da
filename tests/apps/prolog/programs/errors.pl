% Errors that are thrown.
:- use_module(library(clpfd)).

main :- forall(clause(wrong(N), Goal), ( catch((Goal -> R = yes ; R = no), error(E, _), R = E), writeq(N-R), nl )).

:- discontiguous wrong/1.
wrong(1) :- X #= a, X = 1.
wrong(2) :- X #= foo(1), X = 1.
wrong(3) :- X in a, X = 1.
wrong(4) :- X in 1..b, X = 1.
wrong(5) :- X in Y..3, X = Y.
wrong(6) :- X in 1..3, X = a.
wrong(7) :- label([_]).
wrong(8) :- X #> 3, label([X]).
wrong(9) :- X in 1..3, labeling([foo], [X]).
wrong(10) :- X in 1..3, labeling([ff,min], [X]).
wrong(11) :- X in 1..3, labeling([ff,ff], [X]).
wrong(12) :- X in 1..3, labeling([_], [X]).
wrong(13) :- X in 1..3, labeling(foo, [X]).
wrong(14) :- label([a]).
wrong(15) :- all_different([a]).
wrong(16) :- all_different(_).
wrong(17) :- X in 1..2, all_different(X).
wrong(18) :- sum([_], foo, 3).
wrong(19) :- sum(a, #=, 3).
wrong(20) :- scalar_product([a], [_], #=, 3).
wrong(21) :- a in 1..3.
wrong(22) :- [a] ins 1..3.
wrong(23) :- foo #==> 1.
wrong(24) :- (_ #= 1) #<==> foo(2).
wrong(25) :- 2 #<==> 1.
wrong(26) :- 3 #\ 1.
wrong(27) :- tuples_in([a], [[1]]).
wrong(28) :- chain([_], foo).
wrong(29) :- global_cardinality([_], [a]).
wrong(30) :- global_cardinality([_], [1-_,1-_]).
wrong(31) :- element(_, _, _).
wrong(32) :- cumulative([task(0,1,1,1,_)], [foo]).
wrong(33) :- fd_inf(a, _).
wrong(34) :- fd_dom(a, _).
wrong(35) :- 1.5 #= 1.
wrong(36) :- _ #= "a".
wrong(37) :- circuit(a).
wrong(38) :- transpose(a, _).
wrong(39) :- indomain(_).
wrong(40) :- X = f(X), X #= 1.
