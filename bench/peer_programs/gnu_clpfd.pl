% The programs of prolog_programs.pl in GNU Prolog's dialect. Its fd_all_different propagates like all_different.
%
% usage: gplc --no-top-level -o gnu_clpfd gnu_clpfd.pl; ./gnu_clpfd

:- initialization(main).
:- include('../prolog_shared.pl').

main :-
    (   clause(program(Name, Answer), Goal),
        measured(Name, Answer, Goal),
        fail
    ;   true
    ).

% The first run shows how long the program takes; a short one is then repeated for 0.3 s.

measured(Name, Answer, Goal) :-
    run_time(Goal, 1, First),
    (   First > 1000 -> Time = First
    ;   Runs is max(2, ceiling(300/max(First, 0.1))),
        run_time(Goal, Runs, Time)
    ),
    call(Goal), !,
    format("~w: ~4f ms, ~w~n", [Name,Time,Answer]).

run_time(Goal, Runs, Milliseconds) :-
    statistics(cpu_time, [T0,_]),
    ( for(_, 1, Runs), \+ \+ Goal, fail ; true ),
    statistics(cpu_time, [T1,_]),
    Milliseconds is (T1-T0)/Runs.

:- dynamic(program/2).

program('Sudoku, hard, all_different, ff', Row) :- hard(Rows), Rows = [Row|_], sudoku(Rows, Cells), fd_labelingff(Cells).
program('Sudoku, hard, all_different, member/2', Row) :- hard(Rows), Rows = [Row|_], sudoku(Rows, Cells), try_all(Cells).
program('8 queens, all, label', N) :- count(all_queens(8), N).
program('10 queens, all, ff', N) :- count(all_queens_ff(10), N).
program('8 queens by differences, ff', Qs) :- queens_by(both, 8, Qs), fd_labelingff(Qs).
program('20 queens by differences, ff', Qs) :- queens_by(both, 20, Qs), fd_labelingff(Qs).
program('SEND+MORE', Digits) :- puzzle(Digits), fd_labeling(Digits).
program('permutations of 9, all', N) :- length(L, 9), fd_domain(L, 1, 9), fd_all_different(L), count(fd_labeling(L), N).
program('diagonal Latin squares 5x5, all', N) :- count(all_latin(5), N).
program('5 queens, posted and labelled', Qs) :- queens(5, Qs), fd_labeling(Qs).

count(Goal, N) :-
    g_assign(count, 0),
    ( call(Goal), g_inc(count), fail ; true ),
    g_read(count, N).

all_queens(N) :- queens(N, Qs), fd_labeling(Qs).
all_queens_ff(N) :- queens(N, Qs), fd_labelingff(Qs).
all_latin(N) :- latin(N, Cells), fd_labeling(Cells).

sudoku(Rows, Cells) :-
    joined(Rows, Cells),
    fd_domain(Cells, 1, 9),
    columns(Rows, Columns),
    boxes(Rows, Boxes),
    joined([Rows,Columns,Boxes], Houses),
    differ(Houses).

joined([], []).
joined([L|Ls], All) :- append(L, Rest, All), joined(Ls, Rest).

differ([]).
differ([L|Ls]) :- fd_all_different(L), differ(Ls).

columns([[]|_], []) :- !.
columns(Rows, [Column|Columns]) :- heads_tails(Rows, Column, Tails), columns(Tails, Columns).

heads_tails([], [], []).
heads_tails([[Head|Tail]|Rows], [Head|Heads], [Tail|Tails]) :- heads_tails(Rows, Heads, Tails).

try_all([]).
try_all([Cell|Cells]) :- member(Cell, [1,2,3,4,5,6,7,8,9]), try_all(Cells).

queens(N, Queens) :- board(N, Queens), safe(Queens).

board(N, Queens) :- length(Queens, N), fd_domain(Queens, 1, N).

puzzle(Digits) :-
    Digits = [S,E,N,D,M,O,R,Y],
    fd_domain(Digits, 0, 9),
    fd_all_different(Digits),
    S*1000 + E*100 + N*10 + D + M*1000 + O*100 + R*10 + E #= M*10000 + O*1000 + N*100 + E*10 + Y,
    M #\= 0,
    S #\= 0.

latin(N, Cells) :-
    length(Rows, N),
    square(Rows, N),
    joined(Rows, Cells),
    fd_domain(Cells, 1, N),
    Rows = [First|_],
    numbered(First, 1),
    columns(Rows, Columns),
    diagonal(Rows, 1, Down),
    reverse(Rows, Reversed),
    diagonal(Reversed, 1, Up),
    joined([Rows,Columns,[Down,Up]], Lines),
    differ(Lines).

square([], _).
square([Row|Rows], N) :- length(Row, N), square(Rows, N).

numbered([], _).
numbered([I|Is], I) :- I1 is I+1, numbered(Is, I1).

diagonal([], _, []).
diagonal([Row|Rows], I, [Cell|Cells]) :- nth(I, Row, Cell), I1 is I+1, diagonal(Rows, I1, Cells).
