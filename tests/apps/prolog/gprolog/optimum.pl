% The fewest coins, and the fullest knapsack.

main :-
    coins(67, Coins, Number), write(Coins/Number), nl,
    knapsack(Items, Worth), write(Items/Worth), nl,
    fail.
main.

coins(Sum, Coins, Number) :-
    Coins = [A,B,C,D],
    fd_domain(Coins, 0, 50),
    25*A + 10*B + 5*C + D #= Sum,
    A + B + C + D #= Number,
    fd_minimize(fd_labeling(Coins), Number).

knapsack(Items, Worth) :-
    Items = [A,B,C],
    fd_domain(Items, 0, 20),
    4*A + 3*B + 2*C #=< 17,
    15*A + 10*B + 7*C #= Worth,
    fd_maximize(fd_labeling(Items, [value_method(max)]), Worth).
