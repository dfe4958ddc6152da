% Exceptions, cuts, negation, time limits, halt within a search; the state is restored.
:- use_module(library(clpfd)).
:- use_module(library(time)).

main :-
    X in 0..9, Y in 0..9, X #< Y,
    catch(( X #> 3, throw(out) ), out, true), show(X-Y),
    \+ ( X #> 3, X #< 3 ), show(X-Y),
    \+ \+ X = 4, show(X-Y),
    ( X #> 5, fail ; true ), show(X-Y),
    ( X #> 7 -> true ; true ), show(X-Y),
    once(( member(Z, [3,9]), Y #= Z )), show(X-Y),
    main2, main3, main4, main6, main5.

% A time limit leaves the best solution so far. A busy machine may need longer for the first one.

main6 :-
    length(L, 14), L ins 1..14, all_different(L),
    L = [A,B,C,D,E|_],
    V #= A*B*C mod 13 + D*E mod 7,
    (   member(Seconds, [0.3,3,30,300]),
        catch(call_with_time_limit(Seconds, once(labeling([max(V)], L))), time_limit_exceeded, fail),
        ground(L)
    ->  print(best)
    ;   print(none)
    ), nl.

show(T) :- term_variables(T, Vs), maplist(fd_dom, Vs, Ds), print(Ds), nl.

main2 :-
    length(Qs, 12), Qs ins 1..12, all_distinct(Qs),
    findall(Q, limit(3, label(Qs)), _), ( label(Qs), ! ; true ), print(Qs), nl.
main2.

% An endless search is ended.

main3 :-
    length(L, 13), L ins 1..12, all_different(L),
    catch(call_with_time_limit(0.5, label(L)), E, true), print(E), nl,
    L = [1,2|_], print(L), nl.
main3.

% Backtracking into a search after the state was used further.

main4 :-
    [A,B,C] ins 1..4, A #< B,
    findall(A-B-C, ( label([A,B]), C #> B, ( C #\= 4 ; C #= 4 ), label([C]) ), L), print(L), nl,
    findall(A-B, ( label([B]), findall(x, label([A]), Xs), length(Xs, N), N > 1, label([A]) ), M), print(M), nl.

main5 :-
    [A,B,C] ins 1..3, all_different([A,B,C]),
    label([A,B,C]),
    print(A-B-C), nl,
    A == 2, !,
    at_halt(( print(bye), nl )),
    X in 1..100, label([X]), X > 7, halt(0).
