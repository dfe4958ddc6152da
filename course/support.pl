% Runs a test of an exercise in Prolog on a student's program, and prints one line for testing.py.
%
% usage: swipl -p library=DIR -g 'course_support:run(Goal)' support.pl -- TESTS FILE en|fr
%
% A test succeeds, or calls wrong/3. A part that is left out throws `unwritten`. The student's program is loaded into `user`, the tests
% into a module of their own, so that neither overwrites what the other defines.

:- module(course_support, []).

:- dynamic load_error/1.

most_inferences(60_000_000).

run(Goal) :-
    current_prolog_flag(argv, [Tests,File,Language]),
    set_prolog_flag(course_language, Language),
    catch(outcome(Tests, File, Goal, Outcome), Error, as_outcome(Error, Outcome)),
    tell(Outcome),
    halt.

outcome(Tests, File, Goal, Outcome) :-
    assertz((user:message_hook(Term, error, _) :- course_support:note_error(Term)), Hook),
    load_files(user:File, [silent(true)]),
    erase(Hook),
    (   load_error(Text) -> Outcome = syntax-Text
    ;   add_import_module(course_tests, course_support, start),
        load_files(course_tests:Tests, [silent(true)]),
        most_inferences(Most),
        call_with_inference_limit(course_tests:Goal, Most, Result),
        (   Result == inference_limit_exceeded ->
            said('stopped after ~D inferences', 'arrêté après ~D inférences', [Most], Case),
            Outcome = endless-Case
        ;   Outcome = right-''
        )
    ), !.
outcome(_, _, Goal, other-Text) :- format(string(Text), '~q', [Goal]).

note_error(Term) :-
    text_of(Term, Text),
    assertz(load_error(Text)).

as_outcome(wrong(Key, Case), Outcome) :- !, Outcome = Key-Case.
as_outcome(unwritten, Outcome) :- !, Outcome = unwritten-''.
as_outcome(error(existence_error(procedure, Indicator), _), Outcome) :- !,
    strip_module(Indicator, _, Name),
    said('~w is not defined', '~w n’est pas défini', [Name], Case),
    Outcome = missing-Case.
as_outcome(Error, unbound-Case) :-
    Error = error(instantiation_error, _), !,
    text_of(Error, Case).
as_outcome(error(resource_error(Resource), _), Outcome) :- !,
    format(string(Case), '~w', [Resource]),
    Outcome = endless-Case.
as_outcome(Error, raises-Case) :- text_of(Error, Case).

text_of(Error, Text) :-
    catch(( message_to_codes(Error, Text0) -> true ; fail ), _, fail), !,
    normalize_space(string(Text), Text0).
text_of(Error, Text) :- format(string(Text), '~W', [Error, [quoted(true),max_depth(12)]]).

message_to_codes(Error, Text) :-
    phrase(prolog:translate_message(Error), Lines),
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)).

tell(Key-Case) :-
    split_string(Case, "\n", "", Parts),
    atomic_list_concat(Parts, '\\n', Line),
    format('~n\x01\ ~w ~w~n', [Key,Line]).

%!  wrong(+Key, +English-Arguments, +French)
%
%   Ends the test: the hint's key, and the case, as formats in both languages.

wrong(Key, English-Arguments, French) :-
    said(English, French, Arguments, Case),
    throw(wrong(Key, Case)).

said(English, French, Arguments, Text) :-
    % Both, so that a mistake in either is found in any language.
    format(string(EnglishText), English, Arguments),
    format(string(FrenchText), French, Arguments),
    (   current_prolog_flag(course_language, fr) -> Text = FrenchText
    ;   Text = EnglishText
    ).

%!  expect(:Goal, +Key, +English, +French)
%
%   As wrong/3, unless the goal succeeds.

:- meta_predicate expect(0, +, +, +).

expect(Goal, Key, English, French) :-
    (   call(Goal) -> true
    ;   wrong(Key, English, French)
    ).
