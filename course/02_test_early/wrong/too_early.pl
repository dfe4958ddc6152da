latin(N, Rows) :-
    empty(N, Rows),
    maplist(filled_row(N), Rows),
    columns(Rows, Columns),
    maplist(different, Columns).

filled_row(N, Row) :-
    different(Row),
    fill(N, Row).

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
