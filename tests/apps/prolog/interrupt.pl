% Endless searches, for interrupt_test.py.
:- use_module(library(clpfd)).

forever(L) :- length(L, 13), L ins 1..12, all_different(L), write(searching), nl, label(L).

caught :-
    on_signal(int, _, stop),
    X in 1..3,
    catch(( X #> 1, forever(_) ), stopped, true),
    findall(X, label([X]), Xs),
    write(Xs), nl.

stop(_) :- throw(stopped).

% Not with alarm/3: halt from it hangs occasionally, with any library.
halted :-
    thread_self(Me),
    thread_create(( sleep(0.2), thread_signal(Me, halt(3)) ), _, [detached(true)]),
    forever(_).
