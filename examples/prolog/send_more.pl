% SEND + MORE = MONEY: each letter is a digit, and different letters are different digits.
%
%   quadrille prolog examples/prolog/send_more.pl "puzzle(Sum, Digits), label(Digits)"

:- use_module(library(clpfd)).

puzzle([S,E,N,D] + [M,O,R,E] = [M,O,N,E,Y], Digits) :-
    Digits = [S,E,N,D,M,O,R,Y],
    Digits ins 0..9,
    all_different(Digits),
    S #\= 0,
    M #\= 0,
    number([S,E,N,D], Send),
    number([M,O,R,E], More),
    number([M,O,N,E,Y], Money),
    Send + More #= Money.

number(Digits, Number) :- foldl([D,N0,N]>>(N = N0*10 + D), Digits, 0, Number).
