% Runs a goal as Prolog does, and records the primitive goals that it calls on the way: constraints, unifications, tests, facts, other
% predicates. Every goal is run twice over, side by side: once for its effect, and once in a copy whose variables are never bound. The
% recorded goals are those of the copy, with equations for what the heads of clauses unify. So any part of a record can be run again,
% as if the rest had never been called.

:- module(why_recording, [record/7]).

:- use_module(library(apply)).
:- use_module(library(clpfd)).
:- use_module(library(lists)).
:- use_module(library(prolog_stack)).
:- use_module(source).

% record(+Goal, +Copy, +Module, +Origin, +First, -Outcome, -Ways): Copy is a copy of Goal with other variables; Origin is
% File-TextPlace, where File may be `query`; First are steps to begin with, the last one first. Outcome is holds(Record) with the record
% of the first answer, or fails(Record) with the longest record that ended in a failure. A record is a list of step(Kind, Module, Goal,
% Place); the last step of a failure failed. Ways is the number of failures.
%
% Kind is constraint, calculation (X #= N-1 with a known N), unify, fact, test, negation (a test that means something else if variables
% are unbound), structure (any other predicate), choice (one with several answers), equation (what heads unify), search (labelling),
% unmatched (no clause matches), or, for what is not run, names (of a clause's variables) or expected (the goals from here on are expected
% to hold). Place is `none` or at(File, TextPlace, Via), with a TextPlace of read_term/2, line(Line) or `none`, where File may be `query`
% or `before`, and Via is `direct` or, for goals that maplist/2 and the like call, `called`.

record(Goal, Copy, Module, File-TextPlace, First, Outcome, Ways) :-
    b_setval(why_record, First),
    b_setval(why_length, 0),
    nb_setval(why_longest, longest(-1, [])),
    nb_setval(why_ways, 0),
    prolog_current_choice(Choice),
    (   run(Goal, Copy, at(Module, File, TextPlace, direct), Choice) ->
        b_getval(why_record, Steps0),
        reverse(Steps0, Steps),
        Outcome = holds(Steps)
    ;   nb_getval(why_longest, longest(_, Steps0)),
        reverse(Steps0, Steps),
        Outcome = fails(Steps)
    ),
    nb_getval(why_ways, Ways).

% run(+Goal, +Copy, +Where, +Choice): Where is at(Module, File, TextPlace, Via); a cut removes the choices after Choice.

run(Goal, Copy, Where, Choice) :-
    (   var(Goal) -> instantiation_error(Goal)
    ;   \+ callable(Goal) -> type_error(callable, Goal)
    ;   like(Goal, Copy, Same),
        run_control(Goal, Same, Where, Choice)
    ).

% like(+Goal, ?Copy, -Same): Same equals Copy and has the functor of Goal.

like(Goal, Copy, Same) :-
    (   nonvar(Copy) -> Same = Copy
    ;   functor(Goal, Name, Arity),
        functor(Same, Name, Arity),
        note(equation, user, Copy = Same, none)
    ).

run_control(true, _, _, _) :- !.
run_control(why_not_expected, _, at(Module,_,_,_), _) :- !, note(expected, Module, true, none).
run_control(!, _, _, Choice) :- !, prolog_cut_to(Choice).
run_control(halt, _, _, _) :- !.
run_control(halt(_), _, _, _) :- !.
run_control(Module:Goal, _:Copy, at(_,File,Place,Via), Choice) :- !,
    inner(Place, 2, Inner),
    run(Goal, Copy, at(Module,File,Inner,Via), Choice).
run_control(( A, B ), ( CA, CB ), Where, Choice) :- !,
    part(Where, 1, WhereA),
    part(Where, 2, WhereB),
    run(A, CA, WhereA, Choice),
    run(B, CB, WhereB, Choice).
run_control(( If ; Else ), ( CIf ; CElse ), Where, Choice) :- nonvar(If), If = ( C -> Then ), !,
    CIf = ( CC -> CThen ),
    part(Where, 1, Where1),
    (   condition(C, CC, Where1) ->
        part(Where1, 2, WhereThen),
        run(Then, CThen, WhereThen, Choice)
    ;   part(Where, 2, WhereElse),
        run(Else, CElse, WhereElse, Choice)
    ).
run_control(( If ; Else ), ( CIf ; CElse ), Where, Choice) :- nonvar(If), If = ( C *-> Then ), !,
    CIf = ( CC *-> CThen ),
    part(Where, 1, Where1),
    (   condition(C, CC, Where1) *->
        part(Where1, 2, WhereThen),
        run(Then, CThen, WhereThen, Choice)
    ;   part(Where, 2, WhereElse),
        run(Else, CElse, WhereElse, Choice)
    ).
run_control(( A ; B ), ( CA ; CB ), Where, Choice) :- !,
    (   part(Where, 1, WhereA),
        run(A, CA, WhereA, Choice)
    ;   part(Where, 2, WhereB),
        run(B, CB, WhereB, Choice)
    ).
run_control(( C -> Then ), ( CC -> CThen ), Where, Choice) :- !,
    (   condition(C, CC, Where) ->
        part(Where, 2, WhereThen),
        run(Then, CThen, WhereThen, Choice)
    ;   failed(structure, ( CC -> true ), Where)
    ).
run_control(once(A), once(CA), Where, _) :- !,
    part(Where, 1, WhereA),
    prolog_current_choice(Choice),
    (   run(A, CA, WhereA, Choice) -> true ; fail ).
run_control(call(A), call(CA), Where, _) :- !,
    part(Where, 1, WhereA),
    prolog_current_choice(Choice),
    run(A, CA, WhereA, Choice).
run_control(Call, Copy, Where, _) :-
    Call =.. [call,A|Arguments], Arguments = [_|_], !,
    Copy =.. [call,CA|Copies],
    run_with(A, Arguments, CA, Copies, Where).
run_control(Map, Copy, Where, _) :-
    Map =.. [maplist,A|Lists], Lists = [_|_], all_proper(Lists, Length), !,
    Copy =.. [maplist,CA|Copies],
    maplist(as_list(Length), Lists),
    maplist(copy_of_list(Length), Copies, Elements),
    run_map(Lists, Elements, A, CA, Where).
run_control(Fold, Copy, Where, _) :-
    Fold =.. [foldl,A|Rest], append(Lists, [V0,V], Rest), Lists = [_|_], all_proper(Lists, Length), !,
    Copy =.. [foldl,CA|CRest],
    append(Copies, [CV0,CV], CRest),
    maplist(as_list(Length), Lists),
    maplist(copy_of_list(Length), Copies, Elements),
    run_fold(Lists, Elements, A, CA, V0, CV0, V, CV, Where).
run_control(Goal, Copy, Where, _) :- run_call(Goal, Copy, Where).

% part(+Where, +N, -Part): the place of an argument.

part(at(Module,File,Place,Via), N, at(Module,File,Inner,Via)) :- inner(Place, N, Inner).

inner(Place, N, Inner) :-
    (   compound(Place), Place = parentheses_term_position(_,_,Place1) -> inner(Place1, N, Inner)
    ;   compound(Place), Place = term_position(_,_,_,_,Places), nth1(N, Places, Inner) -> true
    ;   compound(Place), Place = line(_) -> Inner = Place
    ;   Inner = none
    ).

condition(Condition, Copy, Where) :-
    part(Where, 1, at(Module,File,Place,Via)),
    called(Module:Condition, at(Module,File,Place,Via)),
    note(equation, Module, once(Copy), none).

% Goals called by other predicates: their place is that of the call.

run_with(A0, Arguments, CA0, Copies, at(Module,File,Place,_)) :-
    (   var(A0) -> instantiation_error(A0)
    ;   like(A0, CA0, CA1),
        strip(A0, CA1, Module, A1, CA, Inner),
        A1 =.. [Name|Given],
        append(Given, Arguments, All),
        Goal =.. [Name|All],
        like(A1, CA, CA2),
        CA2 =.. [Name|CGiven],
        append(CGiven, Copies, CAll),
        Copy =.. [Name|CAll],
        prolog_current_choice(Choice),
        run(Goal, Copy, at(Inner,File,Place,called), Choice)
    ).

strip(A, CA, Module, Inner, CInner, InnerModule) :-
    (   A = InnerModule0:A1 -> CA = _:CA1, strip(A1, CA1, InnerModule0, Inner, CInner, InnerModule)
    ;   Inner = A, CInner = CA, InnerModule = Module
    ).

all_proper(Lists, Length) :-
    member(List, Lists),
    is_list(List), !,
    length(List, Length),
    \+ ( member(Other, Lists), \+ ( '$skip_list'(L, Other, Tail), ( Tail == [] -> L =:= Length ; var(Tail), L =< Length ) ) ).

as_list(Length, List) :- length(List, Length).

copy_of_list(Length, Copy, Elements) :-
    length(Elements, Length),
    (   Copy == Elements -> true
    ;   note(equation, user, Copy = Elements, none)
    ).

run_map([[]|_], _, _, _, _) :- !.
run_map(Lists, Copies, A, CA, Where) :-
    heads(Lists, Firsts, Rests),
    heads(Copies, CFirsts, CRests),
    run_with(A, Firsts, CA, CFirsts, Where),
    run_map(Rests, CRests, A, CA, Where).

run_fold([[]|_], _, _, _, V, CV0, V, CV, Where) :- !,
    note(equation, user, CV0 = CV, Where).
run_fold(Lists, Copies, A, CA, V0, CV0, V, CV, Where) :-
    heads(Lists, Firsts, Rests),
    heads(Copies, CFirsts, CRests),
    append(Firsts, [V0,V1], Arguments),
    append(CFirsts, [CV0,CV1], CArguments),
    run_with(A, Arguments, CA, CArguments, Where),
    run_fold(Rests, CRests, A, CA, V1, CV1, V, CV, Where).

heads([], [], []).
heads([[First|Rest]|Lists], [First|Firsts], [Rest|Rests]) :- heads(Lists, Firsts, Rests).

% Predicates.

run_call(Goal, Copy, at(Module,File,Place,Via)) :-
    Where = at(Module,File,Place,Via),
    (   is_silent(Goal) -> true
    ;   source_clauses(Module:Goal, Clauses) ->
        (   member(source(_,Body,_,_,_), Clauses), Body \== true -> run_clauses(Clauses, Goal, Copy, Where)
        ;   run_primitive(fact, Goal, Copy, Where)
        )
    ;   kind(Goal, Module, Kind),
        run_primitive(Kind, Goal, Copy, Where)
    ).

run_clauses(Clauses, Goal, Copy, Where) :-
    Where = at(Module,_,_,_),
    Matched = matched(false),
    prolog_current_choice(Choice),
    (   member(Clause, Clauses),
        copy_term(Clause, source(Goal,Body,_,_,_)),
        nb_setarg(1, Matched, true),
        copy_term(Clause, source(Head,CBody,Place,Names,File)),
        Copy =.. [_|CArguments],
        Head =.. [_|Arguments],
        note(equation, Module, CArguments = Arguments, none),
        note(names, Module, Names, none),
        run(Body, CBody, at(Module,File,Place,direct), Choice)
    ;   arg(1, Matched, false),
        findall(Head, member(source(Head,_,_,_,_), Clauses), Heads),
        failed(unmatched, unmatched(Copy, Heads), Where)
    ).

run_primitive(Kind0, Goal, Copy, Where) :-
    Where = at(Module,_,_,_),
    (   Kind0 == constraint, is_calculation(Goal, Copy) -> Kind = calculation
    ;   Kind0 == unify, only_names(Copy) -> Kind = structure
    ;   Kind0 == test, is_negation(Goal), ground(Goal) -> Kind = negation
    ;   Kind = Kind0
    ),
    Ran = ran(false),
    (   call_cleanup(called(Module:Goal, Where), Last = true),
        nb_setarg(1, Ran, true),
        (   Kind == structure, Last \== true -> Noted = choice
        ;   Noted = Kind
        ),
        note(Noted, Module, Copy, Where)
    ;   arg(1, Ran, false),
        failed(Kind, Copy, Where)
    ).

% called(+Goal, +Where): runs the goal; an error names the place of the goal.

called(Module:Goal, Where) :-
    catch_with_backtrace(Module:Goal, Error, ( placed(Error, Where, Placed), throw(Placed) )).

placed(error(Formal, Context), at(_,File,Place,_), error(Formal, context(prolog_stack(Frames),Message))) :-
    File \== query,
    line_of(File, Place, Line), !,
    (   nonvar(Context), Context = context(Stack, Message0) -> Message = Message0
    ;   Stack = none
    ),
    (   nonvar(Stack), Stack = prolog_stack(Frames0), is_list(Frames0) -> true
    ;   nonvar(Stack), Stack = _:_/_ -> Frames0 = [frame(1, call(Stack), true)]
    ;   Frames0 = []
    ),
    append(Frames0, [frame(0, pred_line(why/1, File:Line), true)], Frames).
placed(Error, _, Error).

is_calculation(Var #= Expression, Copy) :-
    var(Var),
    \+ attvar(Var),
    compound(Expression),
    ground(Expression),
    Copy = ( _ #= CExpression ),
    \+ ground(CExpression).

% only_names(+Unification): it names the elements of a list, by variables that occur nowhere else so far.

only_names(A = B) :-
    b_getval(why_record, Steps),
    member(Pattern, [A,B]),
    is_pattern(Pattern),
    term_variables(Pattern, Vars),
    \+ ( member(step(Kind,_,Goal,_), Steps),
         Kind \== names,
         term_variables(Goal, Used),
         member(Var, Used),
         member(Other, Vars),
         Var == Other ), !.

% is_pattern(+Term): a list of different variables, or of such lists.

is_pattern(Term) :-
    is_list(Term),
    Term = [_|_],
    flatten(Term, Flat),
    term_variables(Flat, Vars),
    Flat == Vars.

% note(+Kind, +Module, +Copy, +Where): adds a step to the record.

note(Kind, Module, Copy, Where) :-
    step(Kind, Module, Copy, Where, Step),
    b_getval(why_record, Steps),
    b_setval(why_record, [Step|Steps]),
    b_getval(why_length, Length0),
    Length is Length0 + 1,
    b_setval(why_length, Length).

step(Kind, Module, Copy, Where, step(Kind,Module,Copy,Place)) :-
    (   Where = at(_,File,TextPlace,Via) -> Place = at(File,TextPlace,Via)
    ;   Place = none
    ).

failed(Kind, Copy, Where) :-
    Where = at(Module,_,_,_),
    b_getval(why_record, Steps),
    b_getval(why_length, Length),
    nb_getval(why_ways, Ways0),
    Ways is Ways0 + 1,
    nb_setval(why_ways, Ways),
    nb_getval(why_longest, longest(Longest, _)),
    (   Length > Longest ->
        step(Kind, Module, Copy, Where, Step),
        nb_setval(why_longest, longest(Length, [Step|Steps]))
    ;   true
    ),
    fail.

% kind(+Goal, +Module, -Kind): of a predicate without clauses to run.

kind(Goal, Module, Kind) :-
    functor(Goal, Name, Arity),
    (   predicate_property(Module:Goal, imported_from(Library)), memberchk(Library, [clpfd,gprolog]) ->
        (   is_search(Name) -> Kind = search
        ;   is_query(Name) -> Kind = structure
        ;   Kind = constraint
        )
    ;   Name/Arity == (=)/2 -> Kind = unify
    ;   is_test(Goal) -> Kind = test
    ;   Kind = structure
    ).

is_search(Name) :- memberchk(Name, [label,labeling,indomain,fd_labeling,fd_labelingff,fd_minimize,fd_maximize]).

is_query(transpose).
is_query(Name) :-
    \+ memberchk(Name, [fd_domain,fd_domain_bool]),
    member(Prefix, [fd_var,fd_inf,fd_sup,fd_size,fd_dom,fd_degree,fd_set,fdset,is_fdset,fd_min,fd_max,fd_has,fd_use]),
    sub_atom(Name, 0, _, _, Prefix), !.

is_test(Goal) :-
    memberchk(Goal, [_ < _, _ > _, _ =< _, _ >= _, _ =:= _, _ =\= _, _ == _, _ \== _, _ \= _, dif(_,_), \+ _, _ @< _, _ @> _,
                     _ @=< _, _ @>= _, forall(_,_), not(_), fail, false]).

is_negation(Goal) :- memberchk(Goal, [_ == _, _ \== _, _ \= _, \+ _, not(_), forall(_,_), _ @< _, _ @> _, _ @=< _, _ @>= _]).

% is_silent(+Goal): it prints, and constrains nothing.

is_silent(Goal) :-
    functor(Goal, Name, _),
    memberchk(Name, [write,print,writeln,nl,tab,put_char,format,writeq,write_canonical,write_term,portray_clause,print_message,
                     flush_output,garbage_collect,statistics,halt,why,why_not]).
