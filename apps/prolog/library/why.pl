% why(Goal): a smallest set of the goals called while Goal ran that have no solution together, each with its line in the program.
% (Goals, why_not(Goal)): a smallest set of Goals with which Goal cannot hold.
%
% Both print sentences. They succeed once, without binding anything, if they name a conflict, and fail if there is none.

:- module(why, [why/1, why_not/1]).

:- use_module(library(apply)).
:- use_module(library(clpfd), []).
:- use_module(library(lists)).
:- use_module(library(run/messages)).
:- use_module(library(run/sentences)).
:- use_module(why/recording).
:- use_module(why/smallest).
:- use_module(why/source).
:- use_module(why/telling).
:- use_module(why/work).

:- meta_predicate why(:), why_not(:).
:- public explain/4, explain_not/4.      % called from goal expansion

why(Goal) :- explain(Goal, query-none, [], why).

why_not(Module:Goal) :- explain_not(Module:( why_not_expected, Goal ), Goal, query-none, []).

% explain_not(+Goals, +Expected, +Place, +Names): Goals are those before, why_not_expected, and Expected.

explain_not(Goals, Expected, Place, Names) :-
    must_be_goal(Expected),
    explain(Goals, Place, Names, why_not(Expected)).

must_be_goal(Goal) :-
    (   callable(Goal) -> true
    ;   goal_words(Goal, [], Words),
        say(why_expected_goal, [Words], Sentence),
        tell_sentence(Sentence),
        fail
    ).

% The work that a goal may take; see work.pl.

most_work(100000).

% explain(+Goal, +Place, +Names, +Asked): Place is File-TextPlace (see recording.pl); Names are those of the variables where
% why/1 is written. Asked is why or why_not(Expected).

explain(Module:Goal, Place, Names, Asked) :-
    must_be_goal(Goal),
    copy_term(Goal-Names, Copy-CNames, Posted),
    posted_before(Posted, [step(names,Module,CNames,none)], First),
    (   Asked = why_not(Expected) -> true
    ;   Expected = Goal
    ),
    goal_words(Expected, Names, Words),
    most_work(Work),
    within_work(findall(Outcome-Ways, record(Goal, Copy, Module, Place, First, Outcome, Ways), [Record]), Work, Result),
    (   Result == exceeded ->
        tell(why_work, [Words]),
        fail
    ;   explain_outcome(Record, Asked, Words)
    ).

% The goals on the variables that were posted before.

posted_before([], Steps, Steps).
posted_before([Goal0|Goals], Steps0, Steps) :-
    strip_module(Goal0, Module, Goal),
    posted_before(Goals, [step(constraint,Module,Goal,at(before,none,direct))|Steps0], Steps).

explain_outcome(Outcome-Ways, Asked, Words) :-
    arg(1, Outcome, Record),
    numbered(Record, 1, Steps),
    last(Record, step(LastKind,_,_,_)),
    is_expected(Record, Asked, Expected),
    (   Expected == true -> Failure = search
    ;   Failure = LastKind
    ),
    parts(Steps, Steps, Failure, false, Hard, Soft),
    smallest_conflict(Steps, Hard, Soft, Result),
    (   Result = conflict(Set, Quality) ->
        length(Set, Size),
        headline(Expected, Size, Words),
        tell_conflict(Steps, Set, Quality),
        (   Outcome = fails(_), Ways > 1, \+ ( member(I, Set), memberchk(I-step(choice,_,_,_), Steps) ) -> tell(why_ways, [Ways])
        ;   true
        )
    ;   Outcome = holds(_) ->
        (   Asked == why -> tell(why_holds, [Words])
        ;   tell(why_not_holds, [Words])
        ),
        fail
    ;   tell(why_open, [Words]),
        fail
    ).

is_expected(Record, Asked, Expected) :-
    (   Asked = why_not(_), memberchk(step(expected,_,_,_), Record) -> Expected = true
    ;   Expected = false
    ).

headline(Expected, Size, Words) :-
    (   Expected == true, Size =:= 0 -> tell(why_impossible, [Words])
    ;   Expected == true, Size =:= 1 -> tell(why_not_alone, [Words])
    ;   Expected == true -> tell(why_not_together, [Words,Size])
    ;   Size =:= 1 -> tell(why_alone, [])
    ;   tell(why_together, [Size])
    ).

numbered([], _, []).
numbered([Step|Steps], I, [I-Step|Rest]) :-
    Next is I + 1,
    numbered(Steps, Next, Rest).

% parts(+Steps, +All, +LastKind, +Expected, -Hard, -Soft): Hard always hold: what builds the terms, searches, and what is expected. The
% predicates that build terms are looked at only if the failure was not that of a constraint.

parts([], _, _, _, [], []).
parts([I-Step|Steps], All, LastKind, Expected0, Hard, Soft) :-
    Step = step(Kind,_,_,_),
    (   Kind == expected -> Expected = true
    ;   Expected = Expected0
    ),
    (   Expected == false, is_soft(Kind, Step, All, LastKind) ->
        Soft = [I|Soft1],
        Hard = Hard1
    ;   Hard = [I|Hard1],
        Soft = Soft1
    ),
    parts(Steps, All, LastKind, Expected, Hard1, Soft1).

is_soft(constraint, _, _, _).
is_soft(unify, _, _, _).
is_soft(fact, _, _, _).
is_soft(test, _, _, _).
is_soft(negation, _, _, _).
is_soft(choice, _, _, _).
is_soft(unmatched, _, _, _).
is_soft(calculation, step(_,_,_,Place), All, _) :- Place \= at(_,line(_),_), \+ findall(x, member(_-step(_,_,_,Place), All), [_,_|_]).
is_soft(calculation, step(_,_,_,at(_,line(_),_)), _, _).
is_soft(structure, _, _, LastKind) :- \+ memberchk(LastKind, [constraint,calculation,search,names,equation]).

% marked(+Conjunction, -Marked, -Expected): the last goal of Conjunction is why_not(Expected); `true` may follow it (see run/places.pl).

marked(( A, B ), ( A, Marked ), Expected) :-
    nonvar(B),
    (   ( B = why_not(Expected) ; B = ( why_not(Expected), true ) ) -> Marked = ( why_not_expected, Expected )
    ;   marked(B, Marked, Expected)
    ).

% is_read(+Name, -Module, -Place, -Names): why/1 or why_not/1 is called in what is being read, whose variables have Names.

is_read(Name, Module, Place, Names) :-
    prolog_load_context(module, Module),
    functor(Goal, Name, 1),
    predicate_property(Module:Goal, imported_from(why)),
    (   prolog_load_context(variable_names, Names) -> true
    ;   Names = []
    ),
    (   prolog_load_context(source, File), prolog_load_context(term_position, Position) ->
        stream_position_data(line_count, Position, Line),
        Place = File-line(Line)
    ;   query_place(Name, TextPlace),
        Place = query-TextPlace
    ).

% The hooks themselves. They come last, because they take effect from here on.

:- multifile user:goal_expansion/2.
:- dynamic user:goal_expansion/2.

user:goal_expansion(why(Goal), why:explain(Module:Goal, Place, Names, why)) :-
    why:is_read(why, Module, Place, Names).
user:goal_expansion(why_not(Goal), why:explain_not(Module:( why_not_expected, Goal ), Goal, Place, Names)) :-
    why:is_read(why_not, Module, Place, Names).
user:goal_expansion(( Goal, Next ), why:explain_not(Module:Marked, Expected, Place, Names)) :-
    why:marked(( Goal, Next ), Marked, Expected),
    why:is_read(why_not, Module, Place, Names).
