% Magic sequences: i occurs x(i) times.

main :-
    for(N, 4, 9),
    findall(L, magic(N, L), All),
    write(N-All), nl,
    fail.
main.

magic(N, L) :-
    length(L, N),
    Max is N - 1,
    fd_domain(L, 0, Max),
    occurrences(L, 0, L, Sum, Weighted),
    Sum #= N,
    Weighted #= N,
    fd_labeling(L).

occurrences([], _, _, 0, 0).
occurrences([X|Xs], I, L, X + S, I*X + W) :-
    truths(L, I, Bs),
    fd_cardinality(Bs, X),
    I1 is I + 1,
    occurrences(Xs, I1, L, S, W).

truths([], _, []).
truths([X|Xs], I, [X #= I|Bs]) :- truths(Xs, I, Bs).
