% Queens, by the smallest domain first.

main :-
    for(N, 4, 14),
    queens(N, Qs, [variable_method(ff)]),
    write(N-Qs), nl,
    fail.
main :- findall(Qs, queens(6, Qs, [variable_method(ff),value_method(middle)]), All), write(All), nl.

queens(N, Qs, Options) :-
    length(Qs, N),
    fd_domain(Qs, 1, N),
    safe(Qs),
    fd_labeling(Qs, Options), !.

safe([]).
safe([Q|Qs]) :- no_attack(Q, Qs, 1), safe(Qs).

no_attack(_, [], _).
no_attack(Q, [Q1|Qs], D) :-
    Q #\= Q1, Q #\= Q1 + D, Q1 #\= Q + D,
    D1 is D + 1,
    no_attack(Q, Qs, D1).
