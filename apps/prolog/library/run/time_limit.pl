% The time limit of the program, which `quadrille prolog --time-limit` gives in seconds, in QUADRILLE_TIME_LIMIT.

:- module(run_time_limit, [limit_time/0, run_to_time_limit/1, is_time_up/0, end_at_time_limit/0]).

:- use_module(messages).
:- use_module(sentences).

:- meta_predicate run_to_time_limit(0).

:- dynamic is_time_up/0, is_goal_running/0.

% limit_time: from now on. Prolog does not hear a signal everywhere, and a goal may catch every exception; so the process ends anyway a
% second after the limit.

limit_time :-
    (   getenv('QUADRILLE_TIME_LIMIT', Text), atom_number(Text, Seconds) ->
        use_module(library(clpfd), []),
        on_signal(alrm, _, run_time_limit:time_is_up),
        say(time_limit, [], Sentence),
        clpfd:'$fd_alarm'(Seconds, 3, Sentence)
    ;   true
    ).

% run_to_time_limit(:Goal): at the time limit Goal gets the exception time_limit_exceeded, after which an optimisation still tells its best
% answer so far.

run_to_time_limit(Goal) :-
    setup_call_cleanup(asserta(is_goal_running), Goal, retractall(is_goal_running)).

time_is_up(_) :-
    assertz(is_time_up),
    (   is_goal_running -> throw(time_limit_exceeded)
    ;   end_at_time_limit
    ).

end_at_time_limit :-
    say(time_limit, [], Sentence),
    tell_sentence(Sentence),
    flush_output(user_output),
    clpfd:'$fd_exit'(3).          % halt/1 may wait for ever in the handler of a signal
