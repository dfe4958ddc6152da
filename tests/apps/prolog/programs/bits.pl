% Operations on bits go to the installed library, and with them the other constraints on their variables, which are posted before and
% after them, and before their domains too.
:- use_module(library(clpfd)).

main :-
    answers([X,Y], ( X #= Y /\ 5, Y in 0..20, X #> 3 )),
    answers([X,Y], ( [X,Y] ins 0..12, X \/ Y #= 11, X #=< Y )),
    answers([X,Y], ( X xor Y #= 6, [X,Y] ins 0..9, all_different([X,Y]), X + Y #< 9 )),
    answers([X,Y], ( X #= Y << 2, Y in -3..3, X #\= 4 )),
    answers([X,Y], ( Y in 0..40, X #= Y >> 3, X #>= 4 )),
    answers([X,Y], ( Y in -4..4, X #= \ Y, X #> Y )),
    answers([X,Y], ( Y in 1..40, X #= msb(Y), X #>= 5, Y #< 36 )),
    answers([X,Y], ( Y in 1..40, X #= lsb(Y), X #>= 3 )),
    answers([X,Y], ( Y in 1..40, X #= popcount(Y), X #>= 4 )),
    answers([B,X], ( X in 0..7, B #<==> (X /\ 3 #= 1) )),
    answers([X,Y,Z], ( [X,Y,Z] ins 0..3, X /\ Y #= Z, tuples_in([[X,Y]], [[1,3],[3,1],[2,2]]), Z #> 0 )),
    answers([X], ( X #= 12 /\ 10, X #> 7 )),
    X1 #= Y1 /\ 3, Y1 in 0..5, X1 #\= Y1,
    copy_term([X1,Y1], [X2,Y2]), answers([X2,Y2], true),
    ( X1 #= 1, answers([X1,Y1], true), fail ; true ).

answers(Vars, Goal) :-
    findall(Vars, ( Goal, include(is_finite, Vars, Finite), label(Finite) ), All),
    print(All), nl.

is_finite(Var) :- fd_size(Var, Size), integer(Size).
