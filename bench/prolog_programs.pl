% The programs that prolog.py measures with SWI-Prolog. Prints for each its CPU time and its answer, on one line. The same
% programs for GNU Prolog are in peer_programs/gnu_clpfd.pl.
:- use_module(library(clpfd)).
:- use_module(library(aggregate)).
:- include(prolog_shared).

main :- forall(clause(program(Name, Answer), Goal), measured(Name, Answer, Goal)).

% The first run shows how long the program takes, and loads libraries; a short program is then repeated for 0.3 s.

measured(Name, Answer, Goal) :-
    garbage_collect,
    run_time(( Goal, ! ), 1, First),
    (   First > 1 -> Time = First
    ;   Runs is max(2, ceiling(0.3/max(First, 1.0e-5))),
        run_time(Goal, Runs, Time)
    ),
    once(Goal),
    Milliseconds is Time*1000,
    format("~w: ~4f ms, ~w~n", [Name,Milliseconds,Answer]).

run_time(Goal, Runs, Seconds) :-
    statistics(cputime, T0),
    ( between(1, Runs, _), \+ \+ Goal, fail ; true ),
    statistics(cputime, T1),
    Seconds is (T1-T0)/Runs.

program('Sudoku, easy, all_distinct, ff', Row) :- easy(Rows), Rows = [Row|_], sudoku(all_distinct, Rows, Cells), labeling([ff], Cells).
program('Sudoku, hard, all_distinct, ff', Row) :- hard(Rows), Rows = [Row|_], sudoku(all_distinct, Rows, Cells), labeling([ff], Cells).
program('Sudoku, hard, all_different, ff', Row) :- hard(Rows), Rows = [Row|_], sudoku(all_different, Rows, Cells), labeling([ff], Cells).
program('Sudoku, hard, all_different, member/2', Row) :- hard(Rows), Rows = [Row|_], sudoku(all_different, Rows, Cells), maplist(try, Cells).
program('8 queens, all, label', N) :- aggregate_all(count, ( queens(8, Qs), label(Qs) ), N).
program('10 queens, all, ff', N) :- aggregate_all(count, ( queens(10, Qs), labeling([ff], Qs) ), N).
program('8 queens by abs, ff', Qs) :- queens_by(abs, 8, Qs), labeling([ff], Qs).
program('20 queens by abs, ff', Qs) :- queens_by(abs, 20, Qs), labeling([ff], Qs).
program('30 queens by abs, ff', Qs) :- queens_by(abs, 30, Qs), labeling([ff], Qs).
program('50 queens by abs, ff', Qs) :- queens_by(abs, 50, Qs), labeling([ff], Qs).
program('8 queens by differences, ff', Qs) :- queens_by(both, 8, Qs), labeling([ff], Qs).
program('20 queens by differences, ff', Qs) :- queens_by(both, 20, Qs), labeling([ff], Qs).
program('30 queens by differences, ff', Qs) :- queens_by(both, 30, Qs), labeling([ff], Qs).
program('50 queens by differences, ff', Qs) :- queens_by(both, 50, Qs), labeling([ff], Qs).
program('SEND+MORE', Digits) :- puzzle(Digits), label(Digits).
program('permutations of 9, all', N) :- length(L, 9), L ins 1..9, all_different(L), aggregate_all(count, label(L), N).
program('diagonal Latin squares 5x5, all', N) :- aggregate_all(count, ( latin(5, Cells), label(Cells) ), N).
program('5 queens, posted and labelled', Qs) :- queens(5, Qs), label(Qs).
program('ground arithmetic', Sum) :- numlist(1, 10_000, L), foldl(step, L, 0, Sum).

step(X, S0, S) :- S #= S0 + 2*X, X #> 0, X #\= S0 + X + 1.

easy([[5,3,_,_,7,_,_,_,_], [6,_,_,1,9,5,_,_,_], [_,9,8,_,_,_,_,6,_], [8,_,_,_,6,_,_,_,3], [4,_,_,8,_,3,_,_,1],
      [7,_,_,_,2,_,_,_,6], [_,6,_,_,_,_,2,8,_], [_,_,_,4,1,9,_,_,5], [_,_,_,_,8,_,_,7,9]]).

sudoku(Constraint, Rows, Cells) :-
    append(Rows, Cells),
    Cells ins 1..9,
    transpose(Rows, Columns),
    boxes(Rows, Boxes),
    append([Rows,Columns,Boxes], Houses),
    maplist(Constraint, Houses).

try(Cell) :- member(Cell, [1,2,3,4,5,6,7,8,9]).

queens(N, Queens) :- board(N, Queens), safe(Queens).

board(N, Queens) :- length(Queens, N), Queens ins 1..N.

puzzle(Digits) :-
    Digits = [S,E,N,D,M,O,R,Y],
    Digits ins 0..9,
    all_different(Digits),
    S*1000 + E*100 + N*10 + D + M*1000 + O*100 + R*10 + E #= M*10000 + O*1000 + N*100 + E*10 + Y,
    M #\= 0,
    S #\= 0.

% The first row is 1, 2, ..; the numbers on each diagonal are different.

latin(N, Cells) :-
    length(Rows, N),
    maplist(same_length(Rows), Rows),
    append(Rows, Cells),
    Cells ins 1..N,
    Rows = [First|_],
    numlist(1, N, First),
    transpose(Rows, Columns),
    diagonal(Rows, 1, Down),
    reverse(Rows, Reversed),
    diagonal(Reversed, 1, Up),
    append([Rows,Columns,[Down,Up]], Lines),
    maplist(all_different, Lines).

diagonal([], _, []).
diagonal([Row|Rows], I, [Cell|Cells]) :- nth1(I, Row, Cell), I1 is I+1, diagonal(Rows, I1, Cells).
