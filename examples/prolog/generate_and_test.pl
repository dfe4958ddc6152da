% The same small puzzle twice: first generate, then test; and constraints first. Which letters stand for which digits in
% AB + BA = CAC? Count the steps of both with time/1.
%
%   quadrille prolog examples/prolog/generate_and_test.pl "compared(Digits)"

:- use_module(library(clpfd)).

generated([A,B,C]) :-
    maplist(digit, [A,B,C]),
    A =\= B, A =\= C, B =\= C,
    10*A+B + 10*B+A =:= 100*C+10*A+C.

digit(D) :- member(D, [1,2,3,4,5,6,7,8,9]).

constrained([A,B,C]) :-
    [A,B,C] ins 1..9,
    all_different([A,B,C]),
    10*A+B + 10*B+A #= 100*C+10*A+C,
    label([A,B,C]).

compared(Digits) :-
    findall(Ds, generated(Ds), Solutions),
    findall(Ds, constrained(Ds), Solutions),
    member(Digits, Solutions).
