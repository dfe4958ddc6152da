% Runs the programs of a file, terms p(Number, Variables, Goal), and prints the answers of each, one line a program. Those with
% even numbers run as goal expansion leaves them.
%
% usage: swipl [-p library=DIR] run_programs.pl -- FILE SECONDS

:- use_module(library(clpfd)).
:- use_module(library(time)).

:- initialization(main, main).

main([File,Text]) :-
    atom_number(Text, Seconds),
    setup_call_cleanup(open(File, read, In), run_all(In, Seconds), close(In)).

run_all(In, Seconds) :-
    repeat,
    read_term(In, Term, []),
    (   Term = p(Number, Vars, Goal) ->
        (   Number mod 2 =:= 0 -> expand_goal(Goal, Expanded)
        ;   Expanded = Goal
        ),
        outcome(Seconds, Vars, Expanded, Outcome),
        format("~q.~n", [Number-Outcome]),
        fail
    ;   !
    ).

outcome(Seconds, Vars, Goal, Outcome) :-
    catch(call_with_time_limit(Seconds, findall(Vars, limit(40000, Goal), Answers)), Error, true),
    (   var(Error) -> Outcome = answers(Answers)
    ;   Error = error(Formal, _) -> Outcome = error(Formal)
    ;   Outcome = thrown(Error)
    ).
