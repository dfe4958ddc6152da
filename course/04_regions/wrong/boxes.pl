:- use_module(library(clpfd)).

groups(_, Rows, Groups) :-
    length(Rows, N),
    Side is round(sqrt(N)),
    bands(Rows, Side, Groups).

bands([], _, []) :- !.
bands(Rows, Side, Groups) :-
    length(Band, Side),
    append(Band, Rest, Rows),
    boxes(Band, Side, Groups, More),
    bands(Rest, Side, More).

boxes([[]|_], _, Groups, Groups) :- !.
boxes(Band, Side, [Group|Groups], More) :-
    maplist(cut(Side), Band, Parts, Rests),
    append(Parts, Group),
    boxes(Rests, Side, Groups, More).

cut(Side, Row, Part, Rest) :-
    length(Part, Side),
    append(Part, Rest, Row).

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
