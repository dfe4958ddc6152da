% Runs the programs of a file, terms p(Number, Bindings, Hidden, Goal), and prints of each answer the values that its variables can
% have and, as quadrille prolog prints it, the answer itself; one line a program:
%
%   Number-answers([answer(Solutions, Printed, Text), ..])   or   Number-error(Formal), Number-thrown(Ball), Number-infinite
%
% Bindings is a list of Name=Variable. Hidden is a list of lists of other variables; for Solutions, but not for Printed, these must
% have values too. A Goal that is a text is read first; it is an answer that was printed.
%
% usage: swipl [-p library=DIR] run_answers.pl -- FILE SECONDS ANSWER_TEXT SOLUTIONS
% ANSWER_TEXT is the file answer_text.pl, which prints answers. SOLUTIONS is the number of solutions to look for per answer.

:- use_module(library(clpfd)).
:- use_module(library(prolog_wrap)).
:- use_module(library(time)).
:- use_module(cases).

:- initialization(main, main).

:- dynamic kept/2.     % for the programs

:- dynamic most_solutions/1.

most_answers(3).

main([File,Seconds,Printing,Most]) :-
    atom_number(Most, Solutions),
    assertz(most_solutions(Solutions)),
    use_module(Printing),
    mend_copies,
    each_case([File,Seconds], run).

% SWI-Prolog 9 copies a variable that is copied by itself wrongly. Our library must mend that by itself.

mend_copies :- predicate_property(clpfd:'$fd_post'(_,_), foreign), !.
mend_copies :-
    wrap_predicate(system:copy_term(Term, Copy), mended, CopyTerm,
                   ( attvar(Term) -> user:copy_attributed(Term, Copy) ; CopyTerm )).

copy_attributed(Term, Copy) :- copy_term([Term], [Copy]).

run(p(Number, Bindings, Hidden, Goal0), Seconds) :-
    outcome(Seconds, Number, Bindings, Hidden, Goal0, Outcome),
    print_outcome(Number, Outcome).

print_outcome(Number, Outcome) :-
    write_term(Number-Outcome, [quoted(true), ignore_ops(false), numbervars(true), spacing(standard)]),
    writeln('.').

outcome(Seconds, Number, Bindings0, Hidden, Goal0, Outcome) :-
    most_answers(Most),
    catch(call_with_time_limit(Seconds,
                               ( readable(Goal0, Bindings0, Goal, Bindings),
                                 expanded(Number, Goal, Expanded),
                                 findall(Answer,
                                         limit(Most, ( call(Expanded), answer(Bindings, Hidden, Answer), Answer \= answer([], _, _) )),
                                         Answers) )),
          Error, true),
    (   var(Error) -> Outcome = answers(Answers)
    ;   Error == infinite -> Outcome = infinite
    ;   Error = error(Formal, _) -> Outcome = error(Formal)
    ;   Outcome = thrown(Error)
    ).

expanded(Number, Goal, Expanded) :-
    (   Number mod 2 =:= 0 -> expand_goal(Goal, Expanded)
    ;   Expanded = Goal
    ).

% readable(+Goal0, +Bindings0, -Goal, -Bindings): for a text, its variables with the names in Bindings0 are bound to those there.

readable(Goal, Bindings, Goal, Bindings) :- \+ string(Goal), !.
readable(Text, Bindings, Goal, Bindings) :-
    term_string(Goal, Text, [variable_names(Read)]),
    forall(( member(Name=_, Read), \+ sub_atom(Name, 0, _, _, '_') ), memberchk(Name=_, Bindings)),
    maplist(same_variable(Bindings), Read).

same_variable(Bindings, Name=Var) :-
    (   memberchk(Name=Value, Bindings) -> Var = Value
    ;   true
    ).

answer(Bindings, Hidden, answer(Solutions,Printed,Text)) :-
    run_answer_text:answer_text(Bindings, Text),
    maplist(arg(2), Bindings, Values),
    solutions(Values, Hidden, Solutions),
    solutions(Values, [], Printed).

% solutions(+Values, +Hidden, -Solutions): the variables that Values refers to, and Hidden, must also have a solution.

solutions(Values, Hidden, Solutions) :-
    most_solutions(Most),
    findall(Solution,
            limit(Most, ( term_variables(Values, Vars), include(fd_var, Vars, Labelled), finite(Labelled),
                          term_attvars(Values-Hidden, All), label(Labelled),
                          include(is_finite, All, Others), \+ \+ label(Others),
                          copy_term(Values, Solution, _), numbervars(Solution, 0, _) )),
            Solutions).

finite(Vars) :-
    (   member(Var, Vars), \+ is_finite(Var) -> throw(infinite)
    ;   true
    ).

is_finite(Var) :- fd_var(Var), fd_size(Var, Size), integer(Size).
