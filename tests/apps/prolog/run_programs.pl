% Runs the programs of a file, terms p(Number, Variables, Goal), and prints the answers of each, one line a program. Those with
% even numbers run as goal expansion leaves them.
%
% usage: swipl [-p library=DIR] run_programs.pl -- FILE SECONDS

:- use_module(library(clpfd)).
:- use_module(library(time)).
:- use_module(cases).

:- initialization(main, main).

main(Arguments) :-
    each_case(Arguments, run).

run(p(Number, Vars, Goal), Seconds) :-
    (   Number mod 2 =:= 0 -> expand_goal(Goal, Expanded)
    ;   Expanded = Goal
    ),
    outcome(Seconds, Vars, Expanded, Outcome),
    format("~q.~n", [Number-Outcome]).

outcome(Seconds, Vars, Goal, Outcome) :-
    catch(call_with_time_limit(Seconds, findall(Vars, limit(40000, Goal), Answers)), Error, true),
    (   var(Error) -> Outcome = answers(Answers)
    ;   Error = error(Formal, _) -> Outcome = error(Formal)
    ;   Outcome = thrown(Error)
    ).
