:- use_module(library(aggregate)).
:- use_module(library(solution_sequences)).

% Without ever waiting: the first squares of size 2 and 3 come at once in any order of the goals.
right :-
    findall(Rows, limit(100, latin(2, Rows)), Two),
    look_at(2, Two, 2),
    findall(Rows, limit(100, latin(3, Rows)), Three),
    look_at(3, Three, 12).

look_at(N, Grids, Expected) :-
    (   member(Grid, Grids), member(Row, Grid), \+ is_set(Row) ->
        wrong(too_early, "latin(~w, Rows) gives ~w, where the row ~w repeats a digit"-[N,Grid,Row],
              "latin(~w, Rows) donne ~w, où la ligne ~w répète un chiffre")
    ;   member(Grid, Grids), clpfd_columns(Grid, Columns), member(Column, Columns), \+ is_set(Column) ->
        wrong(no_columns, "latin(~w, Rows) gives ~w, where the column ~w repeats a digit"-[N,Grid,Column],
              "latin(~w, Rows) donne ~w, où la colonne ~w répète un chiffre")
    ;   sort(Grids, Sorted), length(Grids, Count), length(Sorted, Different),
        (   Count =:= Expected, Different =:= Expected -> true
        ;   wrong(lost, "latin(~w, Rows) has ~w answers, of which ~w differ, expected ~w"-[N,Count,Different,Expected],
                  "latin(~w, Rows) a ~w réponses, dont ~w différentes, on en attend ~w")
        )
    ).

clpfd_columns([[]|_], []) :- !.
clpfd_columns(Rows, [Column|Columns]) :-
    findall(X, member([X|_], Rows), Column),
    findall(Xs, member([_|Xs], Rows), Rest),
    clpfd_columns(Rest, Columns).

quick(Goal, N, Expected, Most, Key) :-
    call_with_inference_limit(aggregate_all(count, call(Goal, N, _), Count), Most, Result),
    (   Result == inference_limit_exceeded ->
        wrong(Key, "all squares of size ~w: stopped after ~D inferences"-[N,Most], "tous les carrés de taille ~w : arrêté après ~D inférences")
    ;   Count =:= Expected -> true
    ;   wrong(lost, "there are ~w squares of size ~w, expected ~w"-[Count,N,Expected], "il y a ~w carrés de taille ~w, on en attend ~w")
    ).

early :- quick(latin, 3, 12, 700_000, not_earlier).

harder :-
    quick(latin_by_rows, 3, 12, 700_000, columns_late),
    quick(latin_by_rows, 4, 576, 40_000_000, columns_late).
