% Reflection on domains, and the symbolic constraints.

main :-
    fd_domain(X, [1,3,5,7,9]), X #\= 5,
    fd_min(X, Min), fd_max(X, Max), fd_size(X, Size), fd_dom(X, Dom), write([Min,Max,Size,Dom]), nl,
    fd_element(I, [4,8,15,16,23,42], X9), X9 #> 15, findall(I-X9, fd_labeling([I,X9]), L1), write(L1), nl,
    fd_domain([A,B], 1, 3), fd_element_var(J, [A,2,B], 3),
    findall([A,B,J], fd_labeling([A,B,J]), L2), write(L2), nl,
    fd_relation([[0,0,0],[0,1,0],[1,0,0],[1,1,1]], [P,Q,R]), findall([P,Q,R], fd_labeling([P,Q,R]), L3), write(L3), nl,
    length(Vs, 3), fd_domain(Vs, 0, 2), fd_atmost(1, Vs, 0), fd_atleast(1, Vs, 1), fd_exactly(1, Vs, 2),
    findall(Vs, fd_labeling(Vs), L4), write(L4), nl,
    fd_prime(Y), Y #< 20, fd_dom(Y, Primes), write(Primes), nl,
    fd_domain(Z, 0, 8), findall(Z, fd_labeling(Z, [value_method(middle)]), L5), write(L5), nl,
    fd_domain([U,V], 0, 30), U // 7 #= V, U rem 7 #= 3, findall(U/V, fd_labeling([U,V]), L6), write(L6), nl,
    fd_domain([C,D], 0, 40), C**2 #= D, findall(C/D, fd_labeling([C,D]), L7), write(L7), nl,
    fd_domain(N, -3, 2), findall(N, fd_labeling(N), L8), write(L8), nl,
    fd_domain([E,F], 0, 9), E - F #= 2*F - 6, findall(E/F, fd_labeling([E,F]), L9), write(L9), nl,
    fd_domain([G,H], 0, 12), G / H #= 3, findall(G/H, fd_labeling([G,H]), L10), write(L10), nl,
    ( fd_var(X), non_fd_var(_), generic_var(_), non_generic_var(a) -> write(yes) ; write(no) ), nl.
