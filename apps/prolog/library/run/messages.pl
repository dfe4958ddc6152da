% Reports each error as one sentence, after the line of the program in which it arises.

:- module(run_messages, [tell_in_short/0, error_count/1, leave/0, print_error/1]).

:- use_module(library(lists)).
:- use_module(library(prolog_stack)).
:- use_module(places).
:- use_module(sentences).

:- dynamic errors/1, is_short/0, last_failed/0.

errors(0).
error_count(Count) :- errors(Count).

% tell_in_short: reports errors in this way from now on. Libraries loaded before are reported in Prolog's own way.

tell_in_short :- assertz(is_short).

% leave: ends the program, with exit code 2 if there were errors.

leave :-
    (   errors(0) -> halt(0)
    ;   halt(2)
    ).

:- multifile user:message_hook/3.
:- dynamic user:message_hook/3.

user:message_hook(Term, error, Lines) :-
    run_messages:is_short,
    run_messages:told(Term, Lines).

% told(+Message, +Lines): a directive that ends with an error also fails, which need not be reported.

user:message_hook(goal_failed(directive, _:Directive), warning, _) :-
    run_messages:is_short,
    (   retract(run_messages:last_failed) -> true
    ;   run_messages:place(directive, Place),
        (   Directive = catch_with_backtrace(Goal, _, _) -> true
        ;   Goal = Directive
        ),
        format(user_error, "~wWarning: the directive :- ~p failed.~n", [Place,Goal])
    ).

told(unhandled_exception(Error), Lines) :- !, tell(Error, Lines).
told(init_goal(goal_raised(Error), _), Lines) :- !, count, tell(Error, Lines).
told(error(Formal, Context), Lines) :-
    count,
    (   Formal = syntax_error(_) -> true
    ;   prolog_load_context(source, _) -> assertz(last_failed)
    ;   true
    ),
    tell(error(Formal, Context), Lines).

count :-
    retract(errors(Before)),
    After is Before + 1,
    assertz(errors(After)).

print_error(Error) :-
    message_to_lines(Error, Lines),
    (   tell(Error, Lines) -> true
    ;   print_message(error, Error)
    ).

message_to_lines(Error, Lines) :-
    phrase('$messages':translate_message(Error), Lines).

tell(Error, Lines) :-
    Error \= unwind(_),
    place(Error, Place),
    sentence(Error, Lines, Sentence),
    format(user_error, "~w~w~n", [Place,Sentence]).

% place(+Error, -Place): Place is a text that ends with a colon and a blank.

place(error(syntax_error(_), Context), Place) :- !,
    (   syntax_place(Context, File, Line) -> place_text(File, Line, Place)
    ;   Place = 'the goal: '
    ).
place(Error, Place) :-
    (   Error = error(_, context(prolog_stack(Frames), _)),
        member(frame(_, Where, _), Frames),
        frame_place(Where, File, Line),
        is_users(File) -> place_text(File, Line, Place)
    ;   prolog_load_context(source, File),
        is_users(File),
        prolog_load_context(term_position, Position),
        stream_position_data(line_count, Position, Line) -> place_text(File, Line, Place)
    ;   Place = 'the goal: '
    ).

syntax_place(file(File,Line,_,_), File, Line).
syntax_place(stream(Stream,Line,_,_), File, Line) :- stream_property(Stream, file_name(File)).

frame_place(pred_line(_, File:Line), File, Line).
frame_place(clause(Clause, _), File, Line) :-
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(Line)).

place_text(File, Line, Text) :-
    working_directory(Folder, Folder),
    (   atom_concat(Folder, Name, File) -> true
    ;   Name = File
    ),
    format(atom(Text), "~w:~w: ", [Name,Line]).
