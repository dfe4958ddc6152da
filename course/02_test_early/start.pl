% en: Latin squares: test early.
% fr: Des carrés latins : tester tôt.

% en: This is generate and test. Move the test of the rows to where it can be made first.
% fr: Voici générer et tester. Déplacez le test des lignes là où on peut le faire le plus tôt.
latin(N, Rows) :-
    empty(N, Rows),
    maplist(fill(N), Rows),
    maplist(different, Rows),
    columns(Rows, Columns),
    maplist(different, Columns).

% en: N rows of N unknown cells.
% fr: N lignes de N cases inconnues.
empty(N, Rows) :-
    length(Rows, N),
    maplist(empty_row(N), Rows).

empty_row(N, Row) :-
    length(Row, N).

% en: Gives each cell of a row a digit; on backtracking, in all ways.
% fr: Donne un chiffre à chaque case d’une ligne ; par retour arrière, de toutes les façons.
fill(N, Row) :-
    maplist(between(1, N), Row).

% en: All elements differ.
% fr: Tous les éléments diffèrent.
different([]).
different([X|Xs]) :-
    maplist([Y]>>(X \== Y), Xs),
    different(Xs).

% en: The columns of a list of rows.
% fr: Les colonnes d’une liste de lignes.
columns([[]|_], []) :- !.
columns(Rows, [Column|Columns]) :-
    maplist([[X|Xs],X,Xs]>>true, Rows, Column, Rest),
    columns(Rest, Columns).
