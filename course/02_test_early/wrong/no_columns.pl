latin(N, Rows) :-
    empty(N, Rows),
    maplist(filled_row(N), Rows).

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
