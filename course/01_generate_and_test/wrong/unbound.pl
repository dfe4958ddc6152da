grid(N, Rows) :-
    length(Rows, N),
    maplist(different, Rows),
    maplist(row(N), Rows).

row(N, Row) :-
    length(Row, N),
    maplist(between(1, N), Row).

test(Rows) :-
    maplist(different, Rows),
    columns(Rows, Columns),
    maplist(different, Columns).

different(List) :-
    sort(List, Sorted),
    length(List, Length),
    length(Sorted, Length).

columns([[]|_], []) :- !.
columns(Rows, [Column|Columns]) :-
    maplist([[X|Xs],X,Xs]>>true, Rows, Column, Rest),
    columns(Rest, Columns).

latin(N, Rows) :-
    grid(N, Rows),
    test(Rows).

grids(N, Count) :-
    Count is N ** N.

years(N, PerSecond, Years) :-
    grids(N, Count),
    Years is Count // (PerSecond * 365 * 24 * 60 * 60).

measure(N) :-
    statistics(cputime, Before),
    aggregate_all(count, grid(N, _), Count),
    statistics(cputime, After),
    Seconds is max(0.001, After - Before),
    PerSecond is round(Count / Seconds),
    format("~D / ~3f s = ~D / s~n", [Count,Seconds,PerSecond]).
