% What prolog.py measures: a line a program, with its processor time and a hash of its answers.
:- use_module(library(clpfd)).

main :- forall(clause(program(Name, Answers), Goal), measured(Name, Answers, Goal)).

measured(Name, Answers, Goal) :-
    garbage_collect,
    statistics(cputime, T0),
    call(Goal),
    statistics(cputime, T1),
    Time is (T1-T0)*1000,
    variant_sha1(Answers, Hash),
    format("~w: ~3f ms, ~w~n", [Name,Time,Hash]).

program('Sudoku, hard, all_distinct, ff', Rows) :- hard(Rows), sudoku(all_distinct, Rows, Cells), labeling([ff], Cells).
program('Sudoku, hard, all_different, ff', Rows) :- hard(Rows), sudoku(all_different, Rows, Cells), labeling([ff], Cells).
program('Sudoku, hard, member/2', Rows) :- hard(Rows), sudoku(all_different, Rows, Cells), maplist(try, Cells).
program('8 queens, all', All) :- findall(Qs, ( queens(8, Qs), label(Qs) ), All).
program('9 queens, all, ff', N) :- findall(Qs, ( queens(9, Qs), labeling([ff], Qs) ), All), length(All, N).
program('SEND+MORE, 50 times', Digits) :- findall(Ds, ( between(1, 50, _), puzzle(Ds), label(Ds) ), Digits).
program('permutations of 7', N) :- length(L, 7), L ins 1..7, all_different(L), aggregate_all(count, label(L), N).
program('ground arithmetic', Sum) :- numlist(1, 100_000, L), foldl(step, L, 0, Sum).
program('small problems, one after another', 200) :- loop(200).

step(X, S0, S) :- S #= S0 + 2*X, X #> 0, X #\= S0 + X + 1.

loop(0) :- !.
loop(N) :- queens(5, Qs), label(Qs), N1 is N-1, loop(N1).

hard([[8,_,_,_,_,_,_,_,_], [_,_,3,6,_,_,_,_,_], [_,7,_,_,9,_,2,_,_], [_,5,_,_,_,7,_,_,_], [_,_,_,_,4,5,7,_,_],
      [_,_,_,1,_,_,_,3,_], [_,_,1,_,_,_,_,6,8], [_,_,8,5,_,_,_,1,_], [_,9,_,_,_,_,4,_,_]]).

sudoku(Constraint, Rows, Cells) :-
    append(Rows, Cells),
    Cells ins 1..9,
    transpose(Rows, Columns),
    boxes(Rows, Boxes),
    append([Rows,Columns,Boxes], Houses),
    maplist(Constraint, Houses).

boxes([], []).
boxes([A,B,C|Rows], Boxes) :- boxes(A, B, C, Boxes, Rest), boxes(Rows, Rest).

boxes([], [], [], Boxes, Boxes).
boxes([A,B,C|As], [D,E,F|Bs], [G,H,I|Cs], [[A,B,C,D,E,F,G,H,I]|Boxes], Rest) :- boxes(As, Bs, Cs, Boxes, Rest).

try(Cell) :- member(Cell, [1,2,3,4,5,6,7,8,9]).

queens(N, Queens) :- length(Queens, N), Queens ins 1..N, safe(Queens).

safe([]).
safe([Q|Qs]) :- apart(Qs, Q, 1), safe(Qs).

apart([], _, _).
apart([R|Rs], Q, D) :- Q #\= R, Q #\= R + D, Q #\= R - D, D1 is D+1, apart(Rs, Q, D1).

puzzle(Digits) :-
    Digits = [S,E,N,D,M,O,R,Y],
    Digits ins 0..9,
    all_different(Digits),
    S*1000 + E*100 + N*10 + D + M*1000 + O*100 + R*10 + E #= M*10000 + O*1000 + N*100 + E*10 + Y,
    M #\= 0,
    S #\= 0.
