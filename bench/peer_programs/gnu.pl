% Sudoku with the finite domain solver of GNU Prolog: fd_all_different, first fail, solutions counted up to two.
%
% usage: gplc --no-top-level -o gnu gnu.pl; ./gnu < GRIDS
%
% Reads grids of 81 characters, one on each line. Prints for each the number of solutions, the first one, and the CPU seconds
% for posting the constraints and searching. The clock counts milliseconds, so each grid is solved repeatedly for 0.1 s.

:- initialization(main).

main :-
    get_line(Codes),
    (   Codes = []
    ->  true
    ;   answer(Codes),
        main
    ).

get_line(Codes) :-
    get_code(Code),
    (   (Code =:= 10 ; Code =:= -1)
    ->  Codes = []
    ;   Codes = [Code|Rest],
        get_line(Rest)
    ).

answer(Codes) :-
    milliseconds(Start),
    g_assign(runs, 0),
    repeat,
    \+ \+ solve(Codes),
    g_inc(runs),
    milliseconds(Now),
    Now - Start >= 100, !,
    g_read(runs, Runs),
    Seconds is (Now - Start) / 1000 / Runs,
    g_read(count, Count),
    g_read(first, First),
    format("~d ", [Count]),
    print_cells(First),
    format(" ~9f~n", [Seconds]).

milliseconds(Time) :- statistics(cpu_time, [Time, _]).

print_cells([]) :- write(none).
print_cells([Cell]) :- !, write(Cell).
print_cells([Cell|Cells]) :- write(Cell), write(','), print_cells(Cells).

% solve(+Codes): stores the number of solutions, at most two, and the first solution in global variables.
solve(Codes) :-
    g_assign(count, 0),
    g_assign(first, []),
    cells(Codes, Cells),
    (   sudoku(Cells),
        fd_labelingff(Cells),
        note(Cells),
        g_read(count, 2)
    ->  true
    ;   true
    ).

note(Cells) :-
    g_inc(count),
    g_read(count, Count),
    (   Count =:= 1
    ->  g_assign(first, Cells)
    ;   true
    ).

cells([], []).
cells([Code|Codes], [Cell|Cells]) :-
    (   Code =:= 0'.
    ->  fd_domain(Cell, 1, 9)
    ;   Cell is Code - 0'0
    ),
    cells(Codes, Cells).

sudoku(Cells) :-
    findall(House, house(House), Houses),
    Grid =.. [grid|Cells],
    all_different(Houses, Grid).

all_different([], _).
all_different([House|Houses], Grid) :-
    cells_at(House, Grid, Cells),
    fd_all_different(Cells),
    all_different(Houses, Grid).

cells_at([], _, []).
cells_at([Place|Places], Grid, [Cell|Cells]) :-
    arg(Place, Grid, Cell),
    cells_at(Places, Grid, Cells).

% house(-House): House is a list of nine places, 1 to 81.
house(House) :- between(0, 8, R), findall(P, (between(0, 8, C), P is 9*R + C + 1), House).
house(House) :- between(0, 8, C), findall(P, (between(0, 8, R), P is 9*R + C + 1), House).
house(House) :-
    between(0, 8, B),
    findall(P, (between(0, 8, K), P is 27*(B//3) + 3*(B mod 3) + 9*(K//3) + K mod 3 + 1), House).
