:- use_module(library(aggregate)).

generates :-
    findall(Rows, limit(20_000, grid(2, Rows)), Grids),
    sort(Grids, Sorted),
    length(Grids, Count),
    length(Sorted, Different),
    (   Count =:= 16, Different =:= 16 -> true
    ;   Count =:= 4 -> wrong(tests_early, "grid(2, Rows) has ~w answers, expected 16"-[Count], "grid(2, Rows) a ~w réponses, on en attend 16")
    ;   wrong(grid, "grid(2, Rows) has ~w answers, of which ~w differ, expected 16"-[Count,Different],
              "grid(2, Rows) a ~w réponses, dont ~w différentes, on en attend 16")
    ),
    aggregate_all(count, limit(30_000, grid(3, _)), Count3),
    expect(Count3 =:= 19683, grid, "grid(3, Rows) has ~D answers, expected 19,683"-[Count3], "grid(3, Rows) a ~D réponses, on en attend 19 683").

tests :-
    expect(test([[1,2,3],[2,3,1],[3,1,2]]), test, "test([[1,2,3],[2,3,1],[3,1,2]]) fails"-[], "test([[1,2,3],[2,3,1],[3,1,2]]) échoue"),
    expect(\+ test([[1,2,3],[2,3,1],[2,3,1]]), rows_only, "test([[1,2,3],[2,3,1],[2,3,1]]) succeeds: two columns repeat a digit"-[],
           "test([[1,2,3],[2,3,1],[2,3,1]]) réussit : des colonnes répètent un chiffre"),
    expect(\+ test([[1,1,1],[2,2,2],[3,3,3]]), columns_only, "test([[1,1,1],[2,2,2],[3,3,3]]) succeeds: the rows repeat a digit"-[],
           "test([[1,1,1],[2,2,2],[3,3,3]]) réussit : les lignes répètent un chiffre"),
    aggregate_all(count, latin(3, _), Count),
    expect(Count =:= 12, test, "there are ~w Latin squares of size 3, expected 12"-[Count], "il y a ~w carrés latins de taille 3, on en attend 12").

counts :-
    expect(grids(3, 19683), one_row, "grids(3, Count): expected 19683, as many as grid(3, Rows) has answers"-[],
           "grids(3, Count) : on attend 19683, autant que grid(3, Rows) a de réponses"),
    Seven is 7 ** 49,
    call_with_inference_limit(ignore(grids(7, _)), 1_000_000, Result),
    expect(Result \== inference_limit_exceeded, by_generating, "grids(7, Count): stopped after 1,000,000 inferences"-[],
           "grids(7, Count) : arrêté après 1 000 000 inférences"),
    expect(grids(7, Seven), one_row, "grids(7, Count): expected ~w"-[Seven], "grids(7, Count) : on attend ~w").

takes :-
    Years is 7 ** 49 // (1_000_000 * 31_536_000),
    (   years(7, 1_000_000, Found) -> true ; Found = false ),
    expect(Found == Years, years, "years(7, 1000000, Years): found ~w, expected ~w"-[Found,Years], "years(7, 1000000, Years) : on trouve ~w, on attend ~w"),
    expect(years(3, 1_000, 0), years, "years(3, 1000, Years): expected 0"-[], "years(3, 1000, Years) : on attend 0").

saves :-
    forall(member(N-Factor, [2-4,3-91,4-12945]),
           expect(saved(N, Factor), saved, "saved(~w, Factor): expected ~w"-[N,Factor], "saved(~w, Factor) : on attend ~w")),
    Seven is 7 ** 49 // 5040 ** 7,
    expect(saved(7, Seven), saved, "saved(7, Factor): expected ~w"-[Seven], "saved(7, Factor) : on attend ~w").
