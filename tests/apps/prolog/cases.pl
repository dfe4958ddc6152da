% Shared by run_programs.pl and run_propagation.pl: the terms of a file, one after another.

:- module(cases, [each_case/2]).

:- meta_predicate each_case(+, 2).

%!  each_case(+Arguments, :Run)
%
%   The arguments of the program are the name of a file, and seconds. Calls Run with each term of the file and with the seconds;
%   it prints the result of the term.

each_case([File,Text], Run) :-
    atom_number(Text, Seconds),
    setup_call_cleanup(open(File, read, In), run_all(In, Seconds, Run), close(In)).

run_all(In, Seconds, Run) :-
    repeat,
    read_term(In, Term, []),
    (   Term == end_of_file -> !
    ;   call(Run, Term, Seconds),
        fail
    ).
