% Copies, findall, assert, global variables, aliasing, attributes of others.
:- use_module(library(clpfd)).

show(T) :- term_variables(T, Vs), maplist(fd_dom, Vs, Ds), print(Ds), nl.

main :-
    X in 1..5, Y in 1..5, X #< Y,
    copy_term(X-Y, A-B), show(A-B),
    B #=< 3, show(A-B-X-Y),
    X #>= 3, show(A-B-X-Y),
    A = 1, show(B), label([X,Y]), print(X-Y), nl,
    findall(P-Q, ( P in 0..3, Q #= P+1 ), [V-W]), show(V-W), V = 2, print(W), nl,
    [K,L,M] ins 0..3, K #\= L, \+ K = L, M = L, show(M), K #= M+1, show(K-L-M),
    b_setval(v, K), b_getval(v, K2), K2 = 1, print(L), nl,
    frozen_goals, more.

frozen_goals :-
    X in 1..4, freeze(X, ( print(woken(X)), nl )), Y #= X+1,
    findall(X-Y, ( label([X,Y]), X > 2 ), L), print(L), nl,
    dif(X, 2), findall(X, label([X]), M), print(M), nl,
    when(?=(X,3), ( print(decided), nl )), X #= 3, print(Y), nl.

more :-
    length(L, 3), L ins 0..1, copy_term(L, M), sum(L, #=, 2), sum(M, #=, 1),
    findall(L-M, ( label(L), label(M) ), All), print(All), nl,
    T = f(X,Y), [X,Y] ins 1..3, X #> Y, findall(T, label([X,Y]), Ts), print(Ts), nl,
    copy_term(T, T2), copy_term(T2, T3), T3 = f(3,_), T2 = f(_,1), show(T2-T3-T),
    recorda(k, 1, R), erase(R),
    nb_setval(q, T), nb_getval(q, T4), T4 = f(_,2), print(T4), nl, show(T),
    N in 1..5, nb_setval(q, N), nb_getval(q, N2), N2 #> 4, N = 2, print(N-N2), nl.
