% A magic square: rows, columns and both diagonals have the same sum. The smallest corner comes first, so that no square
% is found eight times.
%
%   quadrille prolog examples/prolog/magic_square.pl "magic_square(3, Rows)"

:- use_module(library(clpfd)).

magic_square(N, Rows) :-
    length(Rows, N),
    maplist(same_length(Rows), Rows),
    append(Rows, Cells),
    Last is N*N,
    Cells ins 1..Last,
    all_different(Cells),
    Sum is N*(N*N+1)//2,
    transpose(Rows, Columns),
    findall(I-I, between(1, N, I), Down),
    findall(I-J, ( between(1, N, I), J is N+1-I ), Up),
    maplist(at(Rows), Down, Diagonal1),
    maplist(at(Rows), Up, Diagonal2),
    append([Rows,Columns,[Diagonal1,Diagonal2]], Lines),
    maplist(adds_up(Sum), Lines),
    maplist(at(Rows), [1-1,1-N,N-1,N-N], [A,B,C,D]),
    A #< B, B #< C, A #< D,
    labeling([ff], Cells).

adds_up(Sum, Line) :- sum(Line, #=, Sum).

at(Rows, I-J, Cell) :-
    nth1(I, Rows, Row),
    nth1(J, Row, Cell).
