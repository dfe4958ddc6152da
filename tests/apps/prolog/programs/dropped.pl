% Between the answers of a labelling, so many other problems are posted that the engine drops its store for the first one,
% and has to rebuild it from its goals: with unified variables, and beside a variable that is not labelled.
:- use_module(library(clpfd)).

main :-
    length(Qs, 5),
    Qs ins 1..6,
    all_different(Qs),
    Qs = [A,B,C|_],
    A #< B,
    sum([A,B,C], #=, Sum),
    Sum #=< 9,
    X in 1..3,
    X = Y,
    Y #= A,
    forall(label([Y|Qs]),
           ( print([X,Sum|Qs]), nl, Sum > 8, B > 4 -> others(1600) ; true )),
    forall(( once(label(Qs)), others(1600), Z in 0..1 ), ( fd_dom(Z, Dom), print(Qs-Dom), nl )),
    catch(( label([B,C]), others(1600), A >= 2, throw(found(B,C)) ), Found, true),
    print(Found), nl,
    fd_dom(B, DomB), print(DomB), nl.

others(0) :- !.
others(N) :-
    length(Xs, 10),
    Xs ins 0..200,
    all_different(Xs),
    N1 is N-1,
    others(N1).
