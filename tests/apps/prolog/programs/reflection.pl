% Domains, sizes, sets.
:- use_module(library(clpfd)).

main :-
    X in 1..3\/7..9, fd_dom(X, D), fd_inf(X, I), fd_sup(X, S), fd_size(X, Z), print([D,I,S,Z]), nl,
    Y #> 3, fd_dom(Y, E), fd_size(Y, Q), print(E-Q), nl,
    fd_dom(_, F), print(F), nl, fd_dom(5, G), print(G), nl,
    ( fd_var(X) -> print(yes) ; print(no) ), nl, ( fd_var(_) -> print(yes) ; print(no) ), nl,
    fd_set(X, Set), fdset_to_list(Set, L), print(L), nl,
    list_to_fdset([1,5,6], Set2), A in_set Set2, fd_dom(A, AD), print(AD), nl,
    B in \(1..3), fd_dom(B, BD), print(BD), nl,
    C in {1,4,9}, C #\= 4, fd_dom(C, CD), print(CD), nl,
    M in 0..5, M #>= 2 #<==> T, M #< 2, print(T), nl,
    copy_term(X, X, Gs), print(Gs), nl,
    N in 1..3, copy_term(N, N2, Gs2), print(Gs2), nl, ( attvar(N2) -> print(attributed) ; print(plain) ), nl,
    U in 0..3, V in 0..3, U #= V, ( U == V -> print(same) ; print(different) ), nl,
    W in 0..3, ( W #= 2 ; W #= 3 ), print(W), nl,
    ( 3 in 1..5 -> print(in) ; print(out) ), nl, ( [1,2] ins 1..1 -> print(in) ; print(out) ), nl,
    K in 1..2, ( K #\= 1, print(K) ), nl,
    H #<==> (3 #> 2), print(H), nl, ( 1 #<==> 0 -> print(yes) ; print(no) ), nl.
