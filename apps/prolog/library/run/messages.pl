% Reports each error as one sentence, after the line of the program in which it arises.

:- module(run_messages, [tell_in_short/0, error_count/1, failure_count/1, leave/0, print_error/1, tell_sentence/1, place_text/3]).

:- use_module(library(aggregate)).
:- use_module(library(lists)).
:- use_module(library(prolog_stack)).
:- use_module(errors).
:- use_module(places).
:- use_module(sentences).

:- dynamic errors/1, failure/0, is_short/0, last_failed/0.

errors(0).
error_count(Count) :- errors(Count).

% failure_count(-Count): of the errors that are goals which failed; why/1 can explain them.

failure_count(Count) :- aggregate_all(count, failure, Count).

% tell_in_short: reports errors in this way from now on. Libraries loaded before are reported in Prolog's own way.

tell_in_short :- assertz(is_short).

% leave: ends the program, with exit code 2 if there were errors.

leave :-
    (   errors(0) -> halt(0)
    ;   halt(2)
    ).

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(Term, Kind, Lines) :-
    run_messages:is_short,
    run_messages:told(Kind, Term, Lines).

% told(+Kind, +Message, +Lines): the message was told in a sentence. If no sentence can be made, Prolog's own message follows.

told(error, Term, Lines) :- !, catch(told_error(Term, Lines), _, fail).
told(warning, Term, _) :- catch(told_warning(Term), _, fail).

told_error(unhandled_exception(Error), Lines) :- !, tell(Error, Lines).
told_error(initialization_error(_, Error, Where), _) :- !, tell_initialization(Error, Where).
told_error(init_goal(goal_raised(Error), Where), _) :- !, tell_initialization(Error, Where).
told_error(init_goal_failed(failed, Where), _) :- !, tell_failed(Where).
told_error(init_goal_failed(Error, Where), _) :- !, tell_initialization(Error, Where).
told_error(error(Formal, Context), Lines) :-
    count,
    (   Formal = syntax_error(_) -> true
    ;   prolog_load_context(source, _) -> assertz(last_failed)
    ;   true
    ),
    tell(error(Formal, Context), Lines).

% The goal of a directive initialization/1 or 2. If the program has other errors, it may call what could not be read.

tell_initialization(Error, Where) :-
    (   Error = error(existence_error(procedure, _), _), \+ errors(0) -> true
    ;   count,
        message_to_lines(Error, Lines),
        place(Error, Where, Place),
        error_sentence(Error, Lines, Sentence),
        tell_at(Place, Sentence)
    ).

tell_failed(Where) :-
    count,
    assertz(failure),
    (   Where = @(Goal0, File:Line) -> place_text(File, Line, Place)
    ;   Goal0 = Where,
        say(in_goal, [], Place)
    ),
    strip_module(Goal0, _, Goal1),
    unwrapped(Goal1, Goal),
    say(goal_failed, [Goal], Sentence),
    tell_at(Place, Sentence).

% A directive that ends with an error also fails, which need not be told.

told_warning(goal_failed(directive, _:Directive)) :-
    (   retract(last_failed) -> true
    ;   unwrapped(Directive, Goal),
        warn(directive_failed, [Goal])
    ).
told_warning(init_goal(failed, @(Goal,File:Line))) :- tell_failed(@(Goal, File:Line)).
told_warning(initialization_failure(Goal, File:Line)) :- tell_failed(@(Goal, File:Line)).
told_warning(singletons(_, [Name])) :- !, warn(singleton, [Name]).
told_warning(singletons(_, Names)) :-
    atomic_list_concat(Names, ', ', List),
    warn(singletons, [List]).
told_warning(import_private(_, Module:Indicator)) :-
    error_sentence(error(existence_error(export, Indicator, module(Module)), _), [], Sentence),
    place(directive, none, Place),
    tell_at(Place, Sentence),
    count.
told_warning(discontiguous(Indicator0, _)) :-
    strip_module(Indicator0, _, Indicator),
    Indicator \== (-)/2,
    warn(not_together, [Indicator]).

% unwrapped(+Goal0, -Goal): without what places.pl sets around directives.

unwrapped(Goal0, Goal) :-
    (   Goal0 = catch_with_backtrace(Goal1, _, _) -> strip_module(Goal1, _, Goal)
    ;   Goal = Goal0
    ).

warn(Name, Arguments) :-
    place(directive, none, Place),
    say(Name, Arguments, Sentence),
    tell_at(Place, Sentence).

count :-
    retract(errors(Before)),
    After is Before + 1,
    assertz(errors(After)).

print_error(Error) :-
    message_to_lines(Error, Lines),
    (   catch(tell(Error, Lines), _, fail) -> true
    ;   print_message(error, Error)
    ).

message_to_lines(Error, Lines) :-
    phrase('$messages':translate_message(Error), Lines).

tell(error(syntax_error(_), Context), _) :-
    nonvar(Context),
    has_look_alike(Context, Where, Column, Sentence), !,
    (   Sentence == told -> true
    ;   look_alike_place(Where, Column, Place),
        tell_at(Place, Sentence)
    ).
tell(Error, Lines) :-
    Error \= unwind(_),
    place(Error, none, Place),
    error_sentence(Error, Lines, Sentence),
    tell_at(Place, Sentence).

tell_at(Place, Sentence) :-
    atom_concat(Place, Sentence, Text),
    tell_sentence(Text).

tell_sentence(Sentence) :-
    set_stream(user_error, encoding(utf8)),
    format(user_error, "~w~n", [Sentence]).

% place(+Error, +Else, -Place): Place is the text before the sentence. Else is a place File:Line of the program for errors that
% name none, or `none`.

place(error(syntax_error(_), Context), _, Place) :-
    syntax_place(Context, File, Line), !,
    place_text(File, Line, Place).
place(error(syntax_error(_), Context), _, Place) :-
    \+ frames(Context, _), !,
    say(in_goal, [], Place).
place(Error, Else, Place) :-
    (   Error = error(_, Context),
        frames(Context, Frames),
        member(frame(_, Where, _), Frames),
        nonvar(Where),
        frame_place(Where, File, Line),
        is_users(File) -> place_text(File, Line, Place)
    ;   prolog_load_context(source, File),
        is_users(File),
        prolog_load_context(term_position, Position),
        stream_position_data(line_count, Position, Line) -> place_text(File, Line, Place)
    ;   ( Else = File:Line ; Else = @(_, File:Line) ) -> place_text(File, Line, Place)
    ;   say(in_goal, [], Place)
    ).

syntax_place(file(File,Line,_,_), File, Line).
syntax_place(stream(Stream,Line,_,_), File, Line) :- stream_property(Stream, file_name(File)).

frame_place(pred_line(_, File:Line), File, Line).
frame_place(call(Indicator), File, Line) :- evaluation_place(Indicator, File, Line).
frame_place(clause(Clause, _), File, Line) :-
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)).

% has_look_alike(+Context, -Where, -Column, -Sentence): see look_alikes.pl, which is loaded when a program has a syntax error.

has_look_alike(Context, Where, Column, Sentence) :-
    use_module(library(run/look_alikes), []),
    run_look_alikes:look_alike(Context, Where, Column, Sentence).

look_alike_place(goal, Column, Place) :- say(in_goal_column, [Column], Place).
look_alike_place(File:Line, Column, Place) :-
    short_name(File, Name),
    say(in_column, [Name,Line,Column], Place).

place_text(File, Line, Text) :-
    short_name(File, Name),
    say(in_file, [Name,Line], Text).

short_name(File, Name) :-
    working_directory(Folder, Folder),
    (   atom_concat(Folder, Name, File) -> true
    ;   Name = File
    ).
