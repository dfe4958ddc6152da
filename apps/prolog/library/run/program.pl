% `quadrille prolog FILE [GOAL]` runs this: it loads the program, with the constraint library that it needs, and runs the goal.
% Without a goal SWI-Prolog's prompt follows. If the program has errors, the exit code is 2.
%
% usage: swipl -p library=DIR -g run_program DIR/run/program.pl -- DIALECT FILE [GOAL]
% DIALECT: swi, gprolog, or auto, which decides by the names that the program uses.

:- module(run_program, [run_program/0]).

:- use_module(library(readutil)).
:- use_module(answers).
:- use_module(messages).
:- use_module(places).
:- use_module(sentences).
:- use_module(survey).
:- use_module(time_limit).

run_program :-
    current_prolog_flag(argv, [Dialect,File|Goals]),
    set_prolog_flag(argv, [File]),
    set_prolog_flag(encoding, utf8),
    limit_time,
    survey(File, Goals, Found, Defined),
    library_of(Dialect, Found, Library),
    load_library(Library),
    keep_places(File, Defined),
    load_why(File, Goals, Defined),
    tell_in_short,
    load_files(user:File, []),
    error_count(Errors),
    ask(Goals, File, Errors).

library_of(swi, _, none).
library_of(gprolog, _, gprolog).
library_of(auto, Found, Found).

% In GNU Prolog a text in double quotes is a list of character codes.

load_library(none).
load_library(clpfd) :- use_module(user:library(clpfd)).
load_library(gprolog) :-
    use_module(user:library(gprolog)),
    set_prolog_flag(user:double_quotes, codes).

% load_why(+File, +Goals, +Defined): loads why/1 and why_not/1 where they may be asked for, unless the program defines them.

load_why(File, Goals, Defined) :-
    (   ( memberchk(why/1, Defined) ; memberchk(why_not/1, Defined) ) -> true
    ;   ( Goals == [] ; asks_why(Goals) ; mentions_why(File) ) -> use_module(user:library(why))
    ;   true
    ).

asks_why([Goal]) :- sub_atom(Goal, _, _, _, why), !.

mentions_why(File) :-
    catch(read_file_to_string(File, Text, []), _, fail),
    sub_string(Text, _, _, _, "why"), !.

ask([], File, Errors) :-
    (   Errors > 0, \+ stream_property(user_input, tty(true)) -> refuse(File, Errors)
    ;   true
    ).
ask([Goal], File, Errors) :-
    (   Errors > 0, \+ ( asks_why([Goal]), failure_count(Errors) ) -> refuse(File, Errors)
    ;   print_answers(Goal)
    ).

refuse(File, Errors) :-
    (   Errors =:= 1 -> say(has_an_error, [File], Sentence)
    ;   say(has_errors, [File,Errors], Sentence)
    ),
    tell_sentence(Sentence),
    halt(2).
