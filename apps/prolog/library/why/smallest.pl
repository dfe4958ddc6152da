% A smallest set of steps that have no solution together, by implicit hitting sets (Ignatiev, Previti, Liffiton and Marques-Silva 2015).
% A set of steps stands if it has a solution. What a standing set lacks contains a member of every conflict. So a conflict hits all these
% sets, and a set that conflicts and is as small as any that hits all known ones is smallest.

:- module(why_smallest, [smallest_conflict/4]).

:- use_module(library(apply)).
:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(library(ordsets)).
:- use_module(replay).
:- use_module(work).

% smallest_conflict(+Steps, +Hard, +Soft, -Result): Steps are I-step(..); Hard and Soft are sorted lists of their numbers. Result is
% conflict(Set, Quality) with a subset Set of Soft that cannot stand together with Hard, where Quality is `smallest`, `irreducible`,
% `runnable` (as irreducible, but some goals cannot be run without the others) or `unproved`; or `stands`, or `open`.

smallest_conflict(Steps, Hard, Soft, Result) :-
    nb_setval(why_checks, 0),
    nb_setval(why_vain, 0),
    work_done(Start),
    nb_setval(why_start, Start),
    nb_setval(why_effort, full),
    holds(Steps, Hard, Soft, Soft, Answer),
    (   Answer = yes(_) -> Result = stands
    ;   Answer \== no -> Result = open
    ;   reduced(Soft, Steps, Hard, Soft, [], Known, Set, Quality0),
        shrink(Set, Steps, Hard, Soft, Known, Quality0, Result)
    ).

% The search for a smaller set is limited in checks and in work.

most_checks(600).
most_work(100000).

has_work :-
    nb_getval(why_checks, Checks),
    most_checks(Most),
    Checks < Most,
    nb_getval(why_start, Start),
    work_done(Now),
    most_work(Work),
    Now - Start < Work.

holds(Steps, Hard, Set, Soft, Answer) :-
    nb_getval(why_effort, Effort),
    holds(Steps, Hard, Set, Soft, Effort, Answer).

holds(Steps, Hard, Set, Soft, Effort, Answer) :-
    nb_getval(why_checks, Checks0),
    Checks is Checks0 + 1,
    nb_setval(why_checks, Checks),
    ord_union(Hard, Set, Chosen),
    ord_subtract(Soft, Set, Others),
    stands(Steps, Chosen, Others, Effort, Answer0),
    (   Answer0 = yes(More0) ->
        sort(More0, More),
        ord_union(Set, More, Obeyed0),
        (   Obeyed0 == Soft -> Obeyed = Set      % in another order than that of the program
        ;   Obeyed = Obeyed0
        ),
        Answer = yes(Obeyed)
    ;   Answer0 == error -> Answer = error(Set)
    ;   Answer = Answer0
    ).

% reduced(+Candidates, +Steps, +Hard, +Soft, +Known0, -Known, -Set, -Quality): first with little effort; what is left is mostly so small that
% a search ends at once.

reduced(Candidates, Steps, Hard, Soft, Known0, Known, Set, Quality) :-
    nb_setval(why_effort, quick),
    reduce(Candidates, Steps, Hard, Soft, [], Set0, Known0, Known1, irreducible, Quality0),
    nb_setval(why_effort, full),
    (   Quality0 == unproved -> reduce(Set0, Steps, Hard, Soft, [], Set, Known1, Known, irreducible, Quality)
    ;   Set = Set0, Known = Known1, Quality = Quality0
    ).

% reduce(+Candidates, +Steps, +Hard, +Soft, +Kept, -Set, +Known0, -Known, +Quality0, -Quality): leaves out as many of the candidates as
% possible, halves first. Known are sets that every conflict hits.

reduce(Candidates, Steps, Hard, Soft, Kept, Set, Known0, Known, Quality0, Quality) :-
    length(Candidates, Length),
    (   Length =:= 0 -> Set = Kept, Known = Known0, Quality = Quality0
    ;   Length =:= 1 ->
        holds(Steps, Hard, Kept, Soft, Answer),
        (   Answer == no -> Set = Kept, Known = Known0, Quality = Quality0
        ;   ord_union(Kept, Candidates, Set),
            (   Answer = yes(Obeyed) -> Quality = Quality0, known(Obeyed, Soft, Known0, Known)
            ;   Answer = error(Obeyed) -> worse(Quality0, Quality), known(Obeyed, Soft, Known0, Known)
            ;   Quality = unproved, Known = Known0
            )
        )
    ;   Half is Length // 2,
        length(First, Half),
        append(First, Second, Candidates),
        ord_union(Kept, First, WithFirst),
        holds(Steps, Hard, WithFirst, Soft, Answer),
        (   Answer == no -> reduce(First, Steps, Hard, Soft, Kept, Set, Known0, Known, Quality0, Quality)
        ;   (   Answer = yes(Obeyed) -> known(Obeyed, Soft, Known0, Known1)
            ;   Known1 = Known0
            ),
            reduce(Second, Steps, Hard, Soft, WithFirst, Set1, Known1, Known2, Quality0, Quality1),
            ord_subtract(Set1, First, Rest),
            reduce(First, Steps, Hard, Soft, Rest, Set, Known2, Known, Quality1, Quality)
        )
    ).

worse(unproved, unproved) :- !.
worse(_, runnable).

known(Obeyed, Soft, Known, [Lacking|Known]) :- ord_subtract(Soft, Obeyed, Lacking).

shrink(Set, Steps, Hard, Soft, Known, Quality, Result) :-
    length(Set, Size),
    (   Size =< 1 -> Result = conflict(Set, smallest)
    ;   Quality == runnable -> Result = conflict(Set, runnable)
    ;   hitting_set(Known, Smaller, Number),
        (   Number >= Size -> Result = conflict(Set, smallest)
        ;   \+ has_work -> Result = conflict(Set, Quality)
        ;   holds(Steps, Hard, Smaller, Soft, Answer),
            (   Answer == no ->
                reduced(Smaller, Steps, Hard, Soft, Known, Known1, Set1, Quality1),
                shrink(Set1, Steps, Hard, Soft, Known1, Quality1, Result)
            ;   Answer = yes(Obeyed) ->
                grow(Soft, Steps, Hard, Soft, Obeyed, Standing),
                known(Standing, Soft, Known, Known1),
                shrink(Set, Steps, Hard, Soft, Known1, Quality, Result)
            ;   Result = conflict(Set, Quality)
            )
        )
    ).

% grow(+Candidates, +Steps, +Hard, +Soft, +Standing0, -Standing): adds what still stands, unless several attempts took too much work.

grow([], _, _, _, Standing, Standing).
grow([I|Is], Steps, Hard, Soft, Standing0, Standing) :-
    (   \+ ord_memberchk(I, Standing0), has_work, nb_getval(why_vain, Vain), Vain < 5 ->
        ord_add_element(Standing0, I, Larger),
        holds(Steps, Hard, Larger, Soft, quick, Answer),
        (   Answer = yes(Obeyed) -> Standing1 = Obeyed
        ;   Standing1 = Standing0,
            (   Answer == open ->
                Vain1 is Vain + 1,
                nb_setval(why_vain, Vain1)
            ;   true
            )
        )
    ;   Standing1 = Standing0
    ),
    grow(Is, Steps, Hard, Soft, Standing1, Standing).

% hitting_set(+Sets, -Set, -Size): a smallest set with a member of each of Sets.

hitting_set(Sets, Set, Size) :-
    append(Sets, All0),
    sort(All0, All),
    length(All, Number),
    length(Flags, Number),
    (   All == [] -> Set = [], Size = 0
    ;   Flags ins 0..1,
        maplist(is_hit(All, Flags), Sets),
        sum(Flags, #=, Size),
        once(labeling([min(Size)], Flags)),
        chosen(All, Flags, Set)
    ).

is_hit(All, Flags, Members) :-
    flags_of(Members, All, Flags, Chosen),
    sum(Chosen, #>=, 1).

flags_of([], _, _, []).
flags_of([M|Ms], [A|As], [F|Fs], Chosen) :-
    (   M == A -> Chosen = [F|Rest], flags_of(Ms, As, Fs, Rest)
    ;   flags_of([M|Ms], As, Fs, Chosen)
    ).

chosen([], [], []).
chosen([A|As], [F|Fs], Set) :-
    (   F =:= 1 -> Set = [A|Rest]
    ;   Set = Rest
    ),
    chosen(As, Fs, Rest).
