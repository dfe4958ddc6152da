:- use_module(library(clpfd)).

groups(Letters, Rows, Groups) :-
    append(Letters, Names),
    append(Rows, Cells),
    runs(Names, Cells, Groups).

runs([], [], []).
runs([Name|Names], [Cell|Cells], [[Cell|Group]|Groups]) :-
    same(Names, Cells, Name, Group, RestNames, RestCells),
    runs(RestNames, RestCells, Groups).

same([Name|Names], [Cell|Cells], Name, [Cell|Group], RestNames, RestCells) :- !,
    same(Names, Cells, Name, Group, RestNames, RestCells).
same(Names, Cells, _, [], Names, Cells).

jigsaw(Texts, Givens, Rows) :-
    maplist(string_chars, Texts, Letters),
    length(Texts, N),
    maplist(row(N), Givens, Rows),
    transpose(Rows, Columns),
    groups(Letters, Rows, Groups),
    maplist(maplist(all_distinct), [Rows,Columns,Groups]),
    append(Rows, Cells),
    labeling([ff], Cells).

row(N, Text, Row) :-
    string_chars(Text, Chars),
    maplist(cell(N), Chars, Row).

cell(N, '.', Cell) :- !, Cell in 1..N.
cell(_, Char, Digit) :- atom_number(Char, Digit).

main :-
    jigsaw(["aaabb", "aabbb", "ccddd", "cccdd", "eeeee"], ["1....", "..4..", ".3...", "...2.", "....."], Rows),
    forall(member(Row, Rows), ( atomic_list_concat(Row, ' ', Line), writeln(Line) )).
