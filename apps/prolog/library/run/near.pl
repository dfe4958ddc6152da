% The name that somebody probably meant.

:- module(run_near, [nearest/3]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(pairs)).

% nearest(+Name, +Names, -Nearest): Nearest is the one of Names from which Name differs by the fewest letters that are missing, too
% many, wrong, or changed with their neighbours. Fails if it differs by more than a quarter of its letters, or more than two.

nearest(Name, Names, Nearest) :-
    atom_codes(Name, Codes),
    length(Codes, Length),
    Most is min(2, Length // 4),
    Most > 0,
    findall(Distance-Other, ( member(Other, Names), Other \== Name, near(Codes, Length, Most, Other, Distance) ), Found),
    keysort(Found, [_-Nearest|_]).

near(Codes, Length, Most, Other, Distance) :-
    atom_length(Other, OtherLength),
    abs(Length - OtherLength) =< Most,
    atom_codes(Other, OtherCodes),
    distance(Codes, OtherCodes, Most, Distance).

% distance(+As, +Bs, +Most, -Distance): fails if it is more than Most.

distance([], Bs, Most, Distance) :- !,
    length(Bs, Distance),
    Distance =< Most.
distance(As, [], Most, Distance) :- !,
    length(As, Distance),
    Distance =< Most.
distance([C|As], [C|Bs], Most, Distance) :- !,
    distance(As, Bs, Most, Distance).
distance(As, Bs, Most, Distance) :-
    Most > 0,
    Rest is Most - 1,
    findall(D, ( step(As, Bs, As1, Bs1), distance(As1, Bs1, Rest, D) ), Distances),
    min_list(Distances, Least),
    Distance is Least + 1.

step([_|As], [_|Bs], As, Bs).
step([_|As], Bs, As, Bs).
step(As, [_|Bs], As, Bs).
step([A,B|As], [B,A|Bs], As, Bs).
