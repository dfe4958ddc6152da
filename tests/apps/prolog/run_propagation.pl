% Posts the goals of a file, terms p(Number, Variables, Goals), and prints what is left of the variables' domains, one line a
% program. Nothing is labelled.
%
% usage: swipl [-p library=DIR] run_propagation.pl -- FILE SECONDS

:- use_module(library(clpfd)).
:- use_module(library(time)).

:- initialization(main, main).

main([File,Text]) :-
    atom_number(Text, Seconds),
    setup_call_cleanup(open(File, read, In), run_all(In, Seconds), close(In)).

run_all(In, Seconds) :-
    repeat,
    read_term(In, Term, []),
    (   Term = p(Number, Vars, Goals) ->
        outcome(Seconds, Vars, Goals, Outcome),
        format("~w ~w~n", [Number,Outcome]),
        fail
    ;   !
    ).

outcome(Seconds, Vars, Goals, Outcome) :-
    catch(( call_with_time_limit(Seconds, maplist(call, Goals)) -> maplist(fd_dom, Vars, Outcome) ; Outcome = failed ),
          Error, Outcome = thrown(Error)).
