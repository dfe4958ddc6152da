% Limits of work, which do not depend on the clock.

:- module(why_work, [within_work/3, work_done/1]).

:- use_module(library(clpfd), []).

:- meta_predicate within_work(0, +, -).

% within_work(:Goal, +Work, -Result): runs Goal once. Result is `true` or `false`, or `exceeded` if Goal takes more than Work: thousands of
% Prolog's inferences, or hundreds of runs of the engine's constraints, which take about as long. What Goal does within a limit counts
% for the limits around it, too.

within_work(Goal, Work, Result) :-
    clpfd:'$fd_work'(Outer, Outer),
    Runs is min(100 * Work, Outer),
    Inferences is 1000 * Work,
    setup_call_cleanup(clpfd:'$fd_work'(_, Runs), attempt(Goal, Inferences, Result), restore(Outer, Runs)).

attempt(Goal, Inferences, Result) :-
    (   catch(call_with_inference_limit(Goal, Inferences, Reached), work_limit_exceeded, true) ->
        (   is_used_up -> Result = exceeded
        ;   Reached == inference_limit_exceeded -> Result = exceeded
        ;   Result = true
        )
    ;   is_used_up -> Result = exceeded
    ;   Result = false
    ).

% The goal may have caught the exception.

is_used_up :- clpfd:'$fd_work'(0, 0).

restore(Outer, Runs) :-
    clpfd:'$fd_work'(Left, Outer),
    Still is Outer - (Runs - Left),
    clpfd:'$fd_work'(_, Still).

% work_done(-Work): since the program began; the difference of two is the work in between.

work_done(Work) :-
    statistics(inferences, Inferences),
    clpfd:'$fd_work'(Left, Left),
    Work is Inferences // 1000 - Left // 100.
