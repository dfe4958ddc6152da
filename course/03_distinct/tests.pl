:- use_module(library(clpfd)).
:- use_module(library(aggregate)).

differ :-
    (   call_pairwise([_,_,_]) -> true
    ;   (   call_pairwise([3,1,2]) -> Key = tests_now ; Key = with_itself ),
        wrong(Key, "pairwise([X,Y,Z]) fails"-[], "pairwise([X,Y,Z]) échoue")
    ),
    forall(member(Xs, [[1,2,1],[1,1,2],[2,1,1]]),
           expect(\+ call_pairwise(Xs), neighbours_only, "pairwise(~w) succeeds"-[Xs], "pairwise(~w) réussit")),
    expect(call_pairwise([3,1,2]), with_itself, "pairwise([3,1,2]) fails"-[], "pairwise([3,1,2]) échoue"),
    length(Four, 4), Four ins 1..4,
    (   call_pairwise(Four) -> true ; wrong(with_itself, "pairwise fails with four variables in 1..4"-[], "pairwise échoue avec quatre variables dans 1..4") ),
    aggregate_all(count, label(Four), Count),
    expect(Count =\= 256, undone, "pairwise leaves no trace on four variables in 1..4"-[], "pairwise ne laisse aucune trace sur quatre variables dans 1..4"),
    expect(Count =:= 24, neighbours_only, "four variables in 1..4 have ~w solutions, expected 24"-[Count], "quatre variables dans 1..4 ont ~w solutions, on en attend 24"),
    X in 1..3, call_pairwise([X,2,_]),
    fd_dom(X, Left),
    expect(Left == 1\/3, early, "X in 1..3, pairwise([X,2,_]) leaves X in ~w, expected 1\\/3"-[Left], "X in 1..3, pairwise([X,2,_]) laisse X in ~w, on attend 1\\/3").

call_pairwise(Xs) :- pairwise(Xs), !.

size(Xs, Size) :-
    maplist(fd_size, Xs, Sizes),
    sum_list(Sizes, Size).

% How many values a constraint removes.
removes(Xs, Goal, Removed) :-
    size(Xs, Before),
    call(Goal, Xs), !,
    size(Xs, After),
    Removed is Before - After.

predictions :-
    expect(\+ removed(_, _, unknown), unwritten, ""-[], ""),
    forall(( member(Case, [a,b,c]), member(Constraint, [pairwise,all_distinct]) ), predicted(Case, Constraint)).

predicted(Case, Constraint) :-
    case(Case, Xs),
    Goal = user:Constraint,
    removes(Xs, Goal, Removed),
    expect(removed(Case, Constraint, Removed), prediction, "the case ~w with ~w"-[Case,Constraint], "le cas ~w avec ~w").

halls :-
    Xs = [_,_,_],
    expect(call_once(hall(Xs)), hall, "hall([X,Y,Z]) fails"-[], "hall([X,Y,Z]) échoue"),
    look_at(Xs),
    maplist(fd_dom, Xs, Domains),
    case(a, Known), maplist(fd_dom, Known, KnownDomains),
    expect(Domains \== KnownDomains, own, "these are the domains of case a"-[], "ce sont les domaines du cas a").

call_once(Goal) :- call(Goal), !.

look_at(Xs) :-
    maplist(fd_dom, Xs, Domains),
    expect(\+ ( member(X, Xs), fd_size(X, 1) ), has_fixed, "with the domains ~w: one variable is fixed"-[Domains], "avec les domaines ~w : une variable est fixée"),
    expect(\+ \+ ( all_distinct(Xs), labeling([ff], Xs) ), no_solution, "with the domains ~w: there is no solution"-[Domains], "avec les domaines ~w : il n’y a pas de solution"),
    copy(Xs, Ys), removes(Ys, user:pairwise, ByPairs),
    expect(ByPairs =:= 0, hall, "with the domains ~w: pairwise removes ~w values"-[Domains,ByPairs], "avec les domaines ~w : pairwise retire ~w valeurs"),
    copy(Xs, Zs), removes(Zs, user:all_distinct, ByAll),
    expect(ByAll > 0, hall, "with the domains ~w: all_distinct removes nothing"-[Domains], "avec les domaines ~w : all_distinct ne retire rien").

copy(Xs, Ys) :-
    same_length(Xs, Ys),
    maplist([X,Y]>>( fd_dom(X, Domain), Y in Domain ), Xs, Ys).

any_size :-
    forall(member(N, [3,4,7]),
           (   expect(( call_once(hall(N, Xs)), length(Xs, N) ), hall, "hall(~w, Xs) gives no list of that length"-[N], "hall(~w, Xs) ne donne pas de liste de cette longueur"),
               look_at(Xs),
               all_distinct(Xs),
               aggregate_all(count, ( member(X, Xs), fd_size(X, 1) ), Fixed),
               expect(Fixed =:= 1, one_fixed, "hall(~w, Xs): all_distinct fixes ~w variables, expected one"-[N,Fixed], "hall(~w, Xs) : all_distinct fixe ~w variables, on en attend une")
           )).
