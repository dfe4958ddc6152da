% en: Jigsaws of any size.
% fr: Des jigsaws de toute taille.

:- use_module(library(clpfd)).

% en: Write this part: the groups of the cells that have the same letter.
% fr: Écrivez cette partie : les groupes des cases qui ont la même lettre.
groups(_, _, _) :- throw(unwritten).

% en: Texts: the letters of each row. Givens: the digits of each row, with dots for open cells.
% fr: Texts : les lettres de chaque ligne. Givens : les chiffres de chaque ligne, avec des points pour les cases vides.
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
