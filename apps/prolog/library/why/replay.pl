% Runs parts of a record again, to find out whether they have a solution.

:- module(why_replay, [stands/5]).

:- use_module(library(apply)).
:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(linear).
:- use_module(work).

% stands(+Steps, +Chosen, +Others, +Effort, -Answer): Steps are I-step(..), of which those with an I in Chosen, a sorted list, are run one
% after another, and then all variables with domains are labelled. Answer is yes(Obeyed), where Obeyed are those of Others that hold, too,
% in what was found; no; error, if a goal cannot be run without the others; or open, if a domain is infinite or the work too much. Effort
% is `quick` or `full`.

stands(Steps, Chosen, Others, Effort, Answer) :-
    Proved = proved(yes,finite),
    Found = found([]),
    catch(( way(Effort, How, Domains, Work),
            arg(2, Proved, Domains),
            nb_setarg(1, Proved, yes),
            within_work(attempt(Steps, Chosen, Others, How, Proved, Found), Work, Result),
            ended(Result, How, Steps, Chosen, Proved, End) ),
          error(_, _), End = error),
    !,
    (   End == error -> Answer = error
    ;   End == found -> arg(1, Found, Obeyed), Answer = yes(Obeyed)
    ;   Answer = no
    ).
stands(_, _, _, _, open).

% way(+Effort, -How, -Domains, -Work): How is how(Window, Options), with the options for labelling; Domains are those for which it is
% tried. Some searches end at once in one order and hardly ever in another, so that several orders get a little work each.

way(quick, how(none,[ff]), finite, 2000).
way(quick, how(30,[ff]), infinite, 2000).
way(full, how(none,[ff]), finite, 5000).
way(full, how(none,[ff,down]), finite, 5000).
way(full, how(none,[ff,random_value(1)]), finite, 5000).
way(full, how(none,[ff,random_value(2)]), finite, 5000).
way(full, how(none,[ff]), finite, 30000).
way(full, how(30,[ff]), infinite, 5000).
way(full, how(30,[ff,random_value(1)]), infinite, 5000).
way(full, how(1000,[ff,bisect]), infinite, 1000).

% ended(+Result, +How, +Steps, +Chosen, +Proved, -End): Result is that of within_work/3. End is `found`, or `none` if there is nothing to
% find; fails if that is open.

ended(true, _, _, _, _, found).
ended(false, How, Steps, Chosen, Proved, none) :-
    (   arg(1, Proved, yes) -> true
    ;   How = how(none,_),
        arg(2, Proved, infinite),
        within_work(is_refuted(Steps, Chosen), 2000, true)
    ).

attempt(Steps0, Chosen, Others, How, Proved, Found) :-
    copy_term(Steps0, Steps),
    run_steps(Steps, Chosen, How, Proved),
    label_all(Steps, How, Proved), !,
    obeyed(Steps, Others, Obeyed),
    nb_setarg(1, Found, Obeyed).

run_steps([], _, _, _).
run_steps([I-Step|Steps], Chosen, How, Proved) :-
    (   Chosen = [I|Chosen1] -> run_step(Step, How, Proved)
    ;   Chosen1 = Chosen
    ),
    run_steps(Steps, Chosen1, How, Proved).

run_step(step(Kind,Module,Goal,_), How, Proved) :-
    (   Kind == search -> label_all(Goal, How, Proved)
    ;   memberchk(Kind, [names,expected]) -> true
    ;   Kind == unmatched ->
        Goal = unmatched(Call, Heads),
        member(Call, Heads)
    ;   Kind == negation, \+ ground(Goal) -> instantiation_error(Goal)
    ;   call(Module:Goal)
    ).

% label_all(+Term, +How, +Proved): labels the variables with domains. Those with infinite ones are labelled within -Window..Window, so
% that finding nothing proves nothing.

label_all(Term, How, Proved) :-
    term_variables(Term, Vars0),
    include(has_domain, Vars0, Vars),
    (   forall(member(Var, Vars), is_finite(Var)) -> true
    ;   nb_setarg(1, Proved, no),
        nb_setarg(2, Proved, infinite),
        How = how(Window, _),
        integer(Window),
        Low is -Window,
        maplist(within(Low, Window), Vars)
    ),
    include(has_domain, Vars, Left),
    How = how(_, Options),
    labeling(Options, Left).

has_domain(Var) :- var(Var), fd_var(Var).

is_finite(Var) :-
    fd_size(Var, Size),
    integer(Size).

within(Low, High, Var) :-
    (   var(Var), \+ is_finite(Var) -> Var in Low..High
    ;   true
    ).

% obeyed(+Steps, +Others, -Obeyed): the steps among Others that hold in the solution; a step may give values to variables that the
% solution leaves open, which the later ones then keep.

obeyed([], _, []).
obeyed([I-Step|Steps], Others, Obeyed) :-
    (   memberchk(I, Others), holds(Step) -> Obeyed = [I|Obeyed1]
    ;   Obeyed = Obeyed1
    ),
    obeyed(Steps, Others, Obeyed1).

holds(Step) :-
    Proved = proved(yes,finite),
    How = how(30, [ff]),
    catch(within_work(( run_step(Step, How, Proved), label_all(Step, How, Proved) ), 2000, true), error(_, _), fail).
