% Sudoku with library(clpfd) of SWI-Prolog: domain-consistent all_distinct, first fail, solutions counted up to two.
%
% usage: swipl -g main -t halt swi.pl < GRIDS
%
% Reads grids of 81 characters, one on each line. Prints for each the number of solutions, the first one, and the CPU seconds
% for posting the constraints and searching, without loading the library and reading the grid.

:- use_module(library(clpfd)).
:- use_module(library(readutil)).

main :-
    read_line_to_codes(user_input, Codes),
    (   Codes == end_of_file
    ->  true
    ;   answer(Codes),
        main
    ).

answer(Codes) :-
    maplist(cell, Codes, Cells),
    statistics(cputime, Before),
    solutions(Cells, Found),
    statistics(cputime, After),
    Seconds is After - Before,
    length(Found, Count),
    (   Found = [First|_]
    ->  atomic_list_concat(First, ',', Text)
    ;   Text = none
    ),
    format("~d ~w ~9f~n", [Count, Text, Seconds]).

cell(Code, _) :- Code =:= 0'., !.
cell(Code, Digit) :- Digit is Code - 0'0.

solutions(Cells, Found) :-
    sudoku(Cells), !,
    findnsols(2, Cells, labeling([ff], Cells), Found), !.
solutions(_, []).

sudoku(Cells) :-
    Cells ins 1..9,
    findall(House, house(House), Houses),
    Grid =.. [grid|Cells],
    maplist(different(Grid), Houses).

different(Grid, House) :-
    maplist(cell_at(Grid), House, Cells),
    all_distinct(Cells).

cell_at(Grid, Place, Cell) :- arg(Place, Grid, Cell).

% house(-House): House is a list of nine places, 1 to 81.
house(House) :- between(0, 8, R), findall(P, (between(0, 8, C), P is 9*R + C + 1), House).
house(House) :- between(0, 8, C), findall(P, (between(0, 8, R), P is 9*R + C + 1), House).
house(House) :-
    between(0, 8, B),
    findall(P, (between(0, 8, K), P is 27*(B//3) + 3*(B mod 3) + 9*(K//3) + K mod 3 + 1), House).
