% Prints a conflict: one sentence for each goal, as it is written in the program, after its line.

:- module(why_telling, [tell_conflict/3, goal_words/3, tell/2]).

:- use_module(library(apply)).
:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(library(prolog_code)).
:- use_module(library(run/messages)).
:- use_module(library(run/sentences)).
:- use_module(source).

% tell_conflict(+Steps, +Set, +Quality): Steps are I-step(..), Set are the numbers of those that conflict.

tell_conflict(Steps, Set, Quality) :-
    copy_term(Steps, Plain),
    name_variables(Plain),
    with_values(Steps, [equation,fact,structure], Unified),
    with_values(Steps, [equation,fact,structure,choice,unify], Shown),
    forall(member(I, Set),
           ( memberchk(I-Step, Plain),
             (   Step = step(unify,_,_,_) -> memberchk(I-Instance, Unified)
             ;   memberchk(I-Instance, Shown)
             ),
             tell_step(Step, Instance, Steps) )),
    (   ( Set == [] ; Set = [_] ) -> true
    ;   atom_concat(why_, Quality, Name),
        tell(Name, [])
    ),
    (   member(I, Set), memberchk(I-step(unify,_,A=B,_), Steps), member(Side, [A,B]), is_arithmetic(Side) -> tell(why_no_calculation, [])
    ;   true
    ),
    tell_equal(Steps, Set).

% tell_equal(+Steps, +Set): names the variables that a chain of equations makes equal, if one of the equations conflicts.

tell_equal(Steps0, Set) :-
    copy_term(Steps0, Steps),
    bind_values(Steps, [equation,fact,structure]),
    findall(I, ( member(I-Step, Steps), is_equation(Step, _, _) ), Equations),
    (   member(I, Set), memberchk(I, Equations) ->
        memberchk(I-Step, Steps),
        is_equation(Step, A, B),
        equal_to([A,B], Equations, Steps, Equal),
        name_variables(Steps),
        length(Equal, Number),
        (   Number > 2 ->
            maplist(words, Equal, Names),
            sort(Names, Sorted),
            atomic_list_concat(Sorted, ', ', List),
            tell(why_equal, [Number,List])
        ;   true
        )
    ;   true
    ).

is_equation(step(Kind,_,Goal,_), A, B) :-
    (   Kind == unify -> Goal = (A = B)
    ;   Kind == constraint, Goal = (A #= B)
    ),
    var(A),
    var(B),
    A \== B.

% equal_to(+Vars0, +Equations, +Steps, -Vars): Vars are those that equations connect to Vars0.

equal_to(Vars0, Equations, Steps, Vars) :-
    (   member(I, Equations),
        memberchk(I-Step, Steps),
        is_equation(Step, A, B),
        (   has_var(Vars0, A), \+ has_var(Vars0, B) -> New = B
        ;   has_var(Vars0, B), \+ has_var(Vars0, A) -> New = A
        ) ->
        append(Vars0, [New], Vars1),
        equal_to(Vars1, Equations, Steps, Vars)
    ;   Vars = Vars0
    ).

has_var(Vars, Var) :- member(Other, Vars), Other == Var, !.

tell(Name, Arguments) :-
    say(Name, Arguments, Sentence),
    tell_line(Sentence).

tell_line(Sentence) :-
    set_stream(user_output, encoding(utf8)),
    format(user_output, "~w~n", [Sentence]).

is_arithmetic(Side) :-
    compound(Side),
    functor(Side, Name, 2),
    memberchk(Name, [+,-,*,/,//,mod,rem,^]).

tell_step(step(Kind,_,Goal,Place), step(_,_,Instance,_), Steps) :-
    place_words(Place, Before),
    (   Kind == unmatched ->
        Goal = unmatched(_, _),
        Instance = unmatched(Call, _),
        pi_head(Indicator, Call),
        words(Call, CallWords),
        step_words(Place, Call, Call, Steps, Words0),
        say(why_unmatched, [Words0,Indicator,CallWords], Words)
    ;   step_words(Place, Goal, Instance, Steps, Words)
    ),
    atomic_list_concat([Before,Words,'.'], Text),
    tell_line(Text).

place_words(at(before,_,_), Words) :- !, say(why_before, [], Words).
place_words(at(File,Place,_), Words) :-
    File \== query,
    line_of(File, Place, Line), !,
    place_text(File, Line, Words).
place_words(_, Words) :- say(in_goal, [], Words).

% step_words(+Place, +Goal, +Instance, +Steps, -Words): a goal that was called once is given as it is written; else with its values.

step_words(at(File,Place,Via), Goal, Instance, Steps, Words) :-
    (   goal_text(File, Place, Text) ->
        (   Via == direct, \+ is_repeated(File, Place, Steps) -> Words = Text
        ;   words(Instance, Here),
            say(why_here, [Text,Here], Words)
        )
    ;   words(Goal, Words)
    ).

is_repeated(File, Place, Steps) :-
    findall(x, member(_-step(_,_,_,at(File,Place,_)), Steps), [_,_|_]).

words(Goal, Words) :-
    with_output_to(atom(Words),
                   write_term(Goal, [quoted(true), portray_goal(why_telling:write_name), numbervars(true), spacing(next_argument), module(user),
                                     priority(999)])).

% The places of lists are no names of variables for Prolog.

write_name('$VAR'(Name), _) :-
    atom(Name),
    write(Name).

% goal_words(+Goal, +Names, -Words): Goal with the variables named.

goal_words(Goal0, Names0, Words) :-
    copy_term_nat(Goal0-Names0, Goal-Names),
    name_variables([1-step(names,user,Names,none)]),
    term_variables(Goal, Vars),
    maplist(=('$VAR'('_')), Vars),
    words(Goal, Words).

% with_values(+Steps, +Kinds, -Shown): a copy in which variables have the values that goals of these kinds give them, and the others names.

with_values(Steps, Kinds, Shown) :-
    copy_term(Steps, Shown),
    bind_values(Shown, Kinds),
    name_variables(Shown).

bind_values([], _).
bind_values([_-step(Kind,Module,Goal,_)|Steps], Kinds) :-
    (   memberchk(Kind, Kinds),
        catch(call_with_inference_limit(once(Module:Goal), 1000000, Result), _, fail),
        Result \== inference_limit_exceeded -> true
    ;   Kind == calculation,
        Goal = ( Var #= Expression ),
        var(Var),
        catch(Var is Expression, _, fail) -> true
    ;   true
    ),
    bind_values(Steps, Kinds).

% name_variables(+Steps): names the variables as the goal and the clauses do; those in a list by the name of the list and their places.
% Of variables with the same name in several clauses, the second one is called X_2, and so on.

name_variables(Steps) :-
    b_setval(why_names, []),
    forall_names(Steps),
    term_variables(Steps, Vars),
    maplist(=('$VAR'('_')), Vars).

forall_names([]).
forall_names([_-step(Kind,_,Names,_)|Steps]) :-
    (   Kind == names -> maplist(name_value, Names)
    ;   true
    ),
    forall_names(Steps).

name_value(Name=Value) :- name_value(Value, Name).

name_value(Value, Name) :-
    (   var(Value) ->
        b_getval(why_names, Taken),
        untaken(Name, 1, Taken, Untaken),
        b_setval(why_names, [Untaken|Taken]),
        Value = '$VAR'(Untaken)
    ;   Value = [_|_] -> name_elements(Value, 1, Name)
    ;   true
    ).

untaken(Name, N, Taken, Untaken) :-
    (   N =:= 1 -> Candidate = Name
    ;   format(atom(Candidate), "~w_~d", [Name,N])
    ),
    (   memberchk(Candidate, Taken) ->
        Next is N + 1,
        untaken(Name, Next, Taken, Untaken)
    ;   Untaken = Candidate
    ).

name_elements(List, I, Name) :-
    (   nonvar(List), List = [Element|Rest] ->
        format(atom(Place), "~w[~d]", [Name,I]),
        name_value(Element, Place),
        Next is I + 1,
        name_elements(Rest, Next, Name)
    ;   true
    ).
