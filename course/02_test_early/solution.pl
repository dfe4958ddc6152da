latin(N, Rows) :-
    empty(N, Rows),
    maplist(filled_row(N), Rows),
    columns(Rows, Columns),
    maplist(different, Columns).

filled_row(N, Row) :-
    fill(N, Row),
    different(Row).

empty(N, Rows) :-
    length(Rows, N),
    maplist(empty_row(N), Rows).

empty_row(N, Row) :-
    length(Row, N).

fill(N, Row) :-
    maplist(between(1, N), Row).

different([]).
different([X|Xs]) :-
    maplist([Y]>>(X \== Y), Xs),
    different(Xs).

columns([[]|_], []) :- !.
columns(Rows, [Column|Columns]) :-
    maplist([[X|Xs],X,Xs]>>true, Rows, Column, Rest),
    columns(Rest, Columns).

% en: The harder variant.
% fr: La variante plus difficile.
latin_by_rows(N, Rows) :-
    length(Rows, N),
    rows(Rows, N, []).

rows([], _, _).
rows([Row|Rows], N, Above) :-
    length(Row, N),
    filled_row(N, Row),
    columns([Row|Above], Columns),
    maplist(different, Columns),
    rows(Rows, N, [Row|Above]).
