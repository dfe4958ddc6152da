% A classic grid as a flat list, row by row; 0 stands for an empty cell. Prints the solution in a frame.
%
%   quadrille prolog examples/prolog/sudoku.pl main

:- use_module(library(clpfd)).

grid([5,3,0, 0,7,0, 0,0,0,
      6,0,0, 1,9,5, 0,0,0,
      0,9,8, 0,0,0, 0,6,0,
      8,0,0, 0,6,0, 0,0,3,
      4,0,0, 8,0,3, 0,0,1,
      7,0,0, 0,2,0, 0,0,6,
      0,6,0, 0,0,0, 2,8,0,
      0,0,0, 4,1,9, 0,0,5,
      0,0,0, 0,8,0, 0,7,9]).

main :-
    grid(Numbers),
    solution(Numbers, Cells),
    cut_up(Cells, 9, Rows),
    print_frame(Rows).

solution(Numbers, Cells) :-
    maplist(given, Numbers, Cells),
    cut_up(Cells, 9, Rows),
    transpose(Rows, Columns),
    boxes(Rows, Boxes),
    maplist(maplist(all_distinct), [Rows,Columns,Boxes]),
    labeling([ff], Cells).

given(0, Cell) :- Cell in 1..9.
given(N, N) :- N > 0.

cut_up([], _, []).
cut_up(List, Length, [Piece|Pieces]) :-
    length(Piece, Length),
    append(Piece, Rest, List),
    cut_up(Rest, Length, Pieces).

boxes([], []).
boxes([A,B,C|Rows], Boxes) :-
    boxes_of(A, B, C, Boxes, Others),
    boxes(Rows, Others).

boxes_of([], [], [], Boxes, Boxes).
boxes_of([A,B,C|As], [D,E,F|Bs], [G,H,I|Cs], [[A,B,C,D,E,F,G,H,I]|Boxes], Others) :-
    boxes_of(As, Bs, Cs, Boxes, Others).

print_frame(Rows) :-
    cut_up(Rows, 3, Bands),
    forall(member(Band, Bands),
           ( writeln('+-------+-------+-------+'),
             forall(member(Row, Band), print_row(Row)) )),
    writeln('+-------+-------+-------+').

print_row(Row) :-
    format("| ~w ~w ~w | ~w ~w ~w | ~w ~w ~w |~n", Row).
