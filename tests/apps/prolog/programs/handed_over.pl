% Goals on unbounded variables lead to numbers that are too large, so that they go to the installed library; domains and other
% goals come after that.
:- use_module(library(clpfd)).

main :-
    answers([A,B,C,D],
            ( D - 1 + 2*D #< max(3*D, C - 2*B + 3) div 3, A*((D - 3)*(A - C)) #> 6^3,
              A in -5.. -3, B in 2..5, C in 0..2, D in {6,7}, C - 1 #=< B + 3*A + A )),
    answers([E,F,G],
            ( max(-2*G*G, abs(5 - 2*F)) #= (F + 1)*((3*G - 2*E)^3),
              E in 1..8, F in -2..0, G in 2..3, G - F #= E )),
    answers([H,I], ( H*H*H #= I, I #> 10^17, H in 0..500000, H mod 100000 #= 0 )).

answers(Vars, Goal) :-
    findall(Vars, ( Goal, label(Vars) ), All),
    print(All), nl.
