% A jigsaw of any size: the regions are drawn with letters, givens are digits, a dot is an empty cell.
%
%   quadrille prolog examples/prolog/jigsaw.pl main

:- use_module(library(clpfd)).

regions(["aaabb",
         "aabbb",
         "ccddd",
         "cccdd",
         "eeeee"]).

givens(["1....",
        "..4..",
        ".3...",
        "...2.",
        "....."]).

main :-
    regions(Regions),
    givens(Givens),
    jigsaw(Regions, Givens, Rows),
    forall(member(Row, Rows), ( atomic_list_concat(Row, Line), writeln(Line) )).

jigsaw(Regions, Givens, Rows) :-
    length(Regions, Size),
    maplist(row(Size), Givens, Rows),
    transpose(Rows, Columns),
    maplist(string_chars, Regions, Letters),
    append(Letters, Region),
    append(Rows, Cells),
    sort(Region, Names),
    maplist(region_cells(Region, Cells), Names, Groups),
    maplist(maplist(all_distinct), [Rows,Columns,Groups]),
    labeling([ff], Cells).

row(Size, Text, Row) :-
    string_chars(Text, Chars),
    maplist(cell(Size), Chars, Row).

cell(Size, '.', Cell) :- !, Cell in 1..Size.
cell(_, Char, Digit) :- atom_number(Char, Digit).

region_cells([], [], _, []).
region_cells([Letter|Letters], [Cell|Cells], Name, Group) :-
    (   Letter == Name -> Group = [Cell|Rest]
    ;   Group = Rest
    ),
    region_cells(Letters, Cells, Name, Rest).
