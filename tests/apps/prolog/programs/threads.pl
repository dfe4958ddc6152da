% Threads and engines, each with constraints of its own, and terms that go between them.
:- use_module(library(clpfd)).

queens(N, Qs) :- length(Qs, N), Qs ins 1..N, safe(Qs), label(Qs).
safe([]).
safe([Q|Qs]) :- apart(Q, Qs, 1), safe(Qs).
apart(_, [], _).
apart(Q, [R|Rs], D) :- Q #\= R, abs(Q-R) #\= D, D1 is D+1, apart(Q, Rs, D1).

main :-
    concurrent_maplist(queens, [6,7,8,9], Ls), print(Ls), nl,
    findall(Id, ( between(1, 4, _), thread_create(forall(queens(6, _), true), Id) ), Ids),
    forall(member(Id, Ids), ( thread_join(Id, S), print(S), nl )),
    X in 1..3, Y #> X, Y #< 5,
    engine_create(X-Y, label([X,Y]), E),
    engine_next(E, A), engine_next(E, B), print(A-B), nl,
    X #= 2,
    engine_next(E, C), print(C), nl, engine_destroy(E),
    thread_self(Me), thread_create(( thread_get_message(v(P,Q)), P #>= 2, fd_dom(Q, D), thread_send_message(Me, d(D)) ), T),
    thread_send_message(T, v(X,Y)), thread_get_message(d(D)), thread_join(T), print(D), nl,
    fd_dom(Y, DY), print(DY), nl.
