% Magic squares of order 3, all of them.

main :-
    square(L),
    write(L), nl,
    fail.
main :- findall(L, square(L), All), length(All, Number), write(Number), nl.

square(L) :-
    L = [A,B,C,D,E,F,G,H,I],
    fd_domain(L, 1, 9),
    fd_all_different(L),
    A + B + C #= 15, D + E + F #= 15, G + H + I #= 15,
    A + D + G #= 15, B + E + H #= 15, C + F + I #= 15,
    A + E + I #= 15, C + E + G #= 15,
    A #< C, A #< G, C #< G,
    fd_labeling(L, [variable_method(standard),value_method(limits)]).
