% Posts the goals of a file, terms p(Number, Variables, Goals), and prints what is left of the variables' domains, one line a
% program. Nothing is labelled.
%
% usage: swipl [-p library=DIR] run_propagation.pl -- FILE SECONDS

:- use_module(library(clpfd)).
:- use_module(library(time)).
:- use_module(cases).

:- initialization(main, main).

main(Arguments) :-
    each_case(Arguments, run).

run(p(Number, Vars, Goals), Seconds) :-
    outcome(Seconds, Vars, Goals, Outcome),
    format("~w ~w~n", [Number,Outcome]).

outcome(Seconds, Vars, Goals, Outcome) :-
    catch(( call_with_time_limit(Seconds, maplist(call, Goals)) -> maplist(fd_dom, Vars, Outcome) ; Outcome = failed ),
          Error, Outcome = thrown(Error)).
