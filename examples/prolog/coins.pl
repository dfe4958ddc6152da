% Written for GNU Prolog: the fewest coins of 25, 10, 5 and 1 that make a sum.

coins(Sum, Coins, Number) :-
    Coins = [A,B,C,D],
    fd_domain(Coins, 0, 99),
    25*A + 10*B + 5*C + D #= Sum,
    A + B + C + D #= Number,
    fd_minimize(fd_labeling(Coins), Number).
