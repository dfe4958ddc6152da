% Unbounded domains and big integers.
:- use_module(library(clpfd)).

factorial(0, 1).
factorial(N, F) :- N #> 0, N1 #= N - 1, F #= N * F1, factorial(N1, F1).

fib(0, 0).
fib(1, 1).
fib(N, F) :- N #> 1, N1 #= N-1, N2 #= N-2, fib(N1, F1), fib(N2, F2), F #= F1+F2.

len([], 0).
len([_|L], N) :- N #> 0, N #= N0 + 1, len(L, N0).

main :-
    factorial(30, F), print(F), nl,
    once(factorial(N, 3628800)), print(N), nl,
    fib(15, G), print(G), nl,
    findall(L, ( len(L, 3) ), Ls), length(Ls, Len), print(Len), nl,
    X #= 2^100, print(X), nl,
    Y #> 10^20, Y #< 10^20 + 3, findall(Y, label([Y]), Ys), print(Ys), nl,
    Z * Z #= 15241578750190521, Z #> 0, print(Z), nl,
    A #= B * 1000000007, B = 123456789012345678901234567890, print(A), nl,
    C #> D, D #> 5, C in 0..1000000000000, fd_dom(D, DD), print(DD), nl,
    P #= Q + 1, Q #= 9223372036854775807, print(P), nl,
    R in 0..sup, R #\= 5, R #< 8, findall(R, indomain(R), Rs), print(Rs), nl,
    S #= max(T, 3), T in inf..10, fd_dom(S, SD), print(SD), nl,
    U in 1..100000000, U * U #= 144, print(U), nl,
    V #= abs(W), W in -3..2, fd_dom(V, VD), print(VD), nl,
    \+ ( M #> K, K #> M, M in 0..3 ),
    H mod 7 #= 3, H in 20..30, findall(H, label([H]), Hs), print(Hs), nl,
    J #= (-7) // 2, I #= (-7) div 2, O #= (-7) mod 2, E #= (-7) rem 2, print([J,I,O,E]), nl,
    AA #= BB * 1000000007, CC in 0..2000000000, BB = CC, fd_dom(AA, AD), print(AD), nl,
    XX in 1..5, XX #>= 3 #==> YY #= XX*400000000000000000, findall(XX-YY, label([XX]), XYs), maplist([A1-_,A1]>>true, XYs, X1s),
    print(X1s), nl.
