% Runs a goal and prints the answers as the toplevel does. A semicolon asks for another one: as a key on a terminal, else in
% the input.

:- module(run_answers, [print_answers/1]).

:- use_module(library(prolog_stack)).
:- use_module(answer_text).
:- use_module(messages).
:- use_module(sentences).
:- use_module(time_limit).

% print_answers(+Text): ends the program; the exit code is 0 after an answer, 1 without one, 2 after an error, 3 at a
% limit.

print_answers(Text) :-
    catch_with_backtrace(run_to_time_limit(answers(Text)), Error, true),
    (   var(Error) -> true
    ;   Error = unwind(halt(_)) -> throw(Error)
    ;   Error = error(resource_error(_), _), getenv('QUADRILLE_MEMORY_LIMIT', _) ->
        say(memory_limit, [], Sentence),
        tell_sentence(Sentence),
        halt(3)
    ;   is_time_up, Error == time_limit_exceeded -> end_at_time_limit
    ;   print_error(Error),
        halt(2)
    ).

answers(Text) :-
    term_string(Goal, Text, [variable_names(Bindings), module(user)]),
    b_setval('$variable_names', Bindings),       % for why/1, as is the text
    nb_setval(query_text, Text),
    expand_goal(user:Goal, Expanded),
    (   call_cleanup(Expanded, Last = true),
        print_answer(Bindings),
        (   is_time_up -> writeln(' .'), end_at_time_limit
        ;   Last == true -> writeln('.'), halt(0)
        ;   wants_more -> writeln(' ;'), fail
        ;   writeln(' .'), halt(0)
        )
    ;   writeln('false.'),
        halt(1)
    ).

wants_more :-
    flush_output,
    (   stream_property(user_input, tty(true)) -> get_single_char(Code)
    ;   next_code(Code)
    ),
    memberchk(Code, [0';, 0'\s, 0'n]).

next_code(Code) :-
    get_code(Code0),
    (   Code0 == 0'\n -> next_code(Code)
    ;   Code = Code0
    ).

print_answer(Bindings) :-
    answer_text(Bindings, Text),
    write(Text).
