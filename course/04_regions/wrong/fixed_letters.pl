:- use_module(library(clpfd)).

groups(Letters, Rows, Groups) :-
    append(Letters, Names),
    append(Rows, Cells),
    length(Rows, N),
    numlist(1, N, Numbers),
    maplist([I,Letter]>>( Code is 0'a + I - 1, char_code(Letter, Code) ), Numbers, Wanted),
    collect(Wanted, Names, Cells, Groups).

collect([], _, _, []).
collect([W|Ws], Names, Cells, [Group|Groups]) :-
    group(Names, Cells, W, Group),
    collect(Ws, Names, Cells, Groups).

group([], [], _, []).
group([Name|Names], [Cell|Cells], Wanted, Group) :-
    (   Name == Wanted -> Group = [Cell|Rest]
    ;   Group = Rest
    ),
    group(Names, Cells, Wanted, Rest).

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
