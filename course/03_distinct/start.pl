% en: Constraints between variables that differ.
% fr: Des contraintes entre variables qui diffèrent.

:- use_module(library(clpfd)).

% en: Write this part: any two elements of the list differ. Use #\=.
% fr: Écrivez cette partie : deux éléments quelconques de la liste diffèrent. Employez #\=.
pairwise(_) :- throw(unwritten).

% en: Three cases.
% fr: Trois cas.
case(a, [X,Y,Z]) :- X in 1..2, Y in 1..2, Z in 1..3.
case(b, [X,Y,Z]) :- X in 1..3, Y in 1..3, Z in 3..3.
case(c, [W,X,Y,Z]) :- W in 1..2, X in 1..2, Y in 3..5, Z in 1..5.

% en: Write this part: instead of `unknown`, how many values are removed in each case, by pairwise and by all_distinct?
% fr: Écrivez cette partie : au lieu de `unknown`, combien de valeurs sont retirées dans chaque cas, par pairwise et par all_distinct ?
removed(a, pairwise, unknown).
removed(a, all_distinct, unknown).
removed(b, pairwise, unknown).
removed(b, all_distinct, unknown).
removed(c, pairwise, unknown).
removed(c, all_distinct, unknown).

% en: Write this part: domains of your own for three variables, none of them fixed. pairwise removes nothing, all_distinct does.
% en: They must differ from those of the three cases.
% fr: Écrivez cette partie : des domaines à vous pour trois variables, dont aucune n’est fixée. pairwise ne retire rien, all_distinct retire quelque chose.
% fr: Ils doivent différer de ceux des trois cas.
hall(_) :- throw(unwritten).
