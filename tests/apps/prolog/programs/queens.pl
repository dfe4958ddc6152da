% Queens by first fail, with diagonals as manuals write them: the answers come in one order.
:- use_module(library(clpfd)).

main :-
    forall(member(Apart, [by_abs,by_differences,by_a_difference]),
           ( findall(Qs, ( queens(8, Apart, Qs), labeling([ff], Qs) ), L),
             length(L, N), L = [First|_], term_hash(L, H), print(Apart-First-N-H), nl )),
    forall(( member(Apart, [by_abs,by_differences]), member(N, [12,16,20]) ),
           ( once(( queens(N, Apart, Qs), labeling([ff], Qs) )), print(Qs), nl )).

queens(N, Apart, Qs) :- length(Qs, N), Qs ins 1..N, safe(Qs, Apart).

safe([], _).
safe([Q|Qs], Apart) :- foldl(apart(Apart, Q), Qs, 1, _), safe(Qs, Apart).

apart(Apart, Q, R, D, D1) :- Q #\= R, call(Apart, Q, R, D), D1 is D+1.

by_abs(Q, R, D) :- abs(Q - R) #\= D.
by_differences(Q, R, D) :- Q - R #\= D, R - Q #\= D.
by_a_difference(Q, R, D) :- Q - R #= T, T #\= D, T #\= -D.
