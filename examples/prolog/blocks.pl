% A grid as blocks of blocks: b(Block1, .., Block9), each a list of nine cells. member/2 tries values in
% plain Prolog, without labelling; the constraints make wrong ones fail early.
%
%   quadrille prolog examples/prolog/blocks.pl main

:- use_module(library(clpfd)).

puzzle([[1,_,_, _,_,9, _,5,_], [_,_,_, 7,_,_, _,_,_], [_,_,_, _,_,2, 3,1,_],
        [_,8,_, _,_,2, _,_,_], [_,_,3, _,6,_, 9,7,_], [_,7,_, _,_,_, _,_,_],
        [_,_,4, _,_,_, _,_,_], [_,9,_, _,_,5, _,_,_], [_,_,6, 8,3,_, 1,_,_]]).

main :-
    puzzle(Blocks),
    solve(Blocks),
    forall(nth_row(Blocks, _, Row), ( atomic_list_concat(Row, ' ', Line), writeln(Line) )).

solve(Blocks) :-
    append(Blocks, Cells),
    Cells ins 1..9,
    maplist(all_different, Blocks),
    numlist(0, 8, Numbers),
    maplist(row(Blocks), Numbers, Rows),
    maplist(column(Blocks), Numbers, Columns),
    maplist(all_different, Rows),
    maplist(all_different, Columns),
    maplist(try, Cells).

try(Cell) :- member(Cell, [1,2,3,4,5,6,7,8,9]).

% Cell I of row R is in block 3*(R//3) + I//3, at place 3*(R mod 3) + I mod 3.

row(Blocks, R, Row) :-
    findall(B-P, ( between(0, 8, I), B is 3*(R//3) + I//3, P is 3*(R mod 3) + I mod 3 ), Places),
    maplist(cell(Blocks), Places, Row).

column(Blocks, C, Column) :-
    findall(B-P, ( between(0, 8, I), B is 3*(I//3) + C//3, P is 3*(I mod 3) + C mod 3 ), Places),
    maplist(cell(Blocks), Places, Column).

cell(Blocks, B-P, Cell) :-
    nth0(B, Blocks, Block),
    nth0(P, Block, Cell).

nth_row(Blocks, R, Row) :-
    between(0, 8, R),
    row(Blocks, R, Row).
