% The constraints over lists, all solutions of small cases.
:- use_module(library(clpfd)).

all(Vs, Goal) :- findall(Vs, ( Goal, label(Vs) ), L), length(L, N), print(N-L), nl.

main :-
    all([A,B,C], ( [A,B,C] ins 1..3, circuit([A,B,C]) )),
    all([A,B,C], ( [A,B] ins 1..3, C in 0..5, element(A, [B,2,C], 3) )),
    all([A,B,C], global_cardinality([A,B,C], [1-2,5-1])),
    all([A,B,C,N], ( global_cardinality([A,B,C], [1-N,5-M]), M #>= 1 )),
    all([A,B], global_cardinality([A,B], [1-_,2-_], [cost(3,[[1,2],[2,1]])])),
    all([A,B,C], ( [A,B,C] ins 0..4, serialized([A,B,C], [1,2,1]) )),
    all([A,B,C], ( [A,B,C] ins 0..3, cumulative([task(A,2,_,1,_),task(B,1,_,2,_),task(C,2,_,1,_)], [limit(2)]) )),
    all([A,B,C,D], ( [A,B,C,D] ins 0..1, lex_chain([[A,B],[C,D]]) )),
    all([A,B,C], ( [A,B,C] ins 1..4, chain([A,B,C], #<) )),
    all([A,B], tuples_in([[A,B]], [[1,2],[2,3],[2,4]])),
    all([A,B,C], tuples_in([[A,B],[B,C]], [[1,2],[2,3],[2,4],[3,1]])),
    all([A,B,C], automaton([A,B,C], [source(a),sink(c)], [arc(a,0,a),arc(a,1,b),arc(b,0,a),arc(b,1,c),arc(c,0,c),arc(c,1,c)])),
    all([A,B,C,N], ( [A,B,C] ins 0..1, automaton([A,B,C], _, [A,B,C], [source(a),sink(a)], [arc(a,0,a),arc(a,1,a,[X+1])], [X], [0], [N]) )),
    all([A,B], ( [A,B] ins 0..2, disjoint2([r(A,1,B,1),r(1,1,1,1)]) )),
    all([A,B,C], ( [A,B,C] ins 1..3, sum([A,B,C], #>, 7) )),
    all([A,B,C], ( [A,B,C] ins 1..3, scalar_product([1,-2,1], [A,B,C], #=, 0) )),
    all([A,B], ( [A,B] ins 1..3, zcompare(O, A, B), O = (<) )),
    transpose([[1,2,3],[4,5,6]], T), print(T), nl,
    ( transpose([[1],[2,3]], T2) -> print(T2) ; print(no) ), nl.
