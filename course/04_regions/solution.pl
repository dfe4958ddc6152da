:- use_module(library(clpfd)).

groups(Letters, Rows, Groups) :-
    append(Letters, Names),
    append(Rows, Cells),
    sort(Names, Different),
    maplist(group(Names, Cells), Different, Groups).

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

% en: The harder variant.
% fr: La variante plus difficile.
drawn(Texts) :-
    maplist(string_chars, Texts, Letters),
    length(Letters, N),
    maplist(of_length(N), Letters),
    numlist(1, N, Numbers),
    maplist(places(Numbers), Numbers, Rows),
    groups(Letters, Rows, Groups),
    maplist(of_length(N), [Groups|Groups]),
    maplist(connected, Groups).

of_length(N, List) :- length(List, N).

places(Numbers, Row, Places) :- findall(Row-Column, member(Column, Numbers), Places).

connected([Place|Places]) :- connected([Place], Places).

connected(_, []) :- !.
connected([Place|Reached], Places) :-
    partition(beside(Place), Places, Near, Far),
    append(Reached, Near, Next),
    connected(Next, Far).

beside(R1-C1, R2-C2) :- abs(R1 - R2) + abs(C1 - C2) =:= 1.
