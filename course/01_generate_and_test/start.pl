% en: Latin squares: generate, then test.
% fr: Des carrés latins : générer, puis tester.

% en: Write this part: every N x N grid of digits from 1 to N, a list of rows, one after another on backtracking.
% fr: Écrivez cette partie : toutes les grilles N x N de chiffres de 1 à N, des listes de lignes, l’une après l’autre par retour arrière.
grid(_, _) :- throw(unwritten).

% en: Write this part: no digit occurs twice in a row or in a column.
% fr: Écrivez cette partie : aucun chiffre ne figure deux fois dans une ligne ni dans une colonne.
test(_) :- throw(unwritten).

% en: All elements differ.
% fr: Tous les éléments diffèrent.
different(List) :-
    sort(List, Sorted),
    length(List, Length),
    length(Sorted, Length).

% en: The columns of a list of rows.
% fr: Les colonnes d’une liste de lignes.
columns([[]|_], []) :- !.
columns(Rows, [Column|Columns]) :-
    maplist([[X|Xs],X,Xs]>>true, Rows, Column, Rest),
    columns(Rest, Columns).

latin(N, Rows) :-
    grid(N, Rows),
    test(Rows).

% en: Write this part: how many grids grid/2 generates, without generating them.
% fr: Écrivez cette partie : combien de grilles grid/2 engendre, sans les engendrer.
grids(_, _) :- throw(unwritten).

% en: Write this part: the whole years that this takes, at so many grids in a second. A year has 365 days.
% fr: Écrivez cette partie : les années entières qu’il y faut, à tant de grilles par seconde. Une année a 365 jours.
years(_, _, _) :- throw(unwritten).

% en: Generates all grids and prints how many there are, and how many in a second.
% fr: Engendre toutes les grilles et affiche combien il y en a, et combien par seconde.
measure(N) :-
    statistics(cputime, Before),
    aggregate_all(count, grid(N, _), Count),
    statistics(cputime, After),
    Seconds is max(0.001, After - Before),
    PerSecond is round(Count / Seconds),
    format("~D / ~3f s = ~D / s~n", [Count,Seconds,PerSecond]).
