% Answers as the toplevel prints them: equations, then the goals that are left.

:- module(run_answer_text, [answer_text/2]).

:- use_module(library(apply)).
:- use_module(library(lists)).

:- op(700, xfx, #=).

% answer_text(+Bindings, -Text): Bindings is a list of Name=Value. Text can be read back as a goal, except for the full stop, which
% it lacks.

answer_text(Bindings, Text) :-
    predicate_property(user:fd_domain(_,_), imported_from(gprolog)), !,
    gprolog:with_domains(Bindings, Plain),
    text_of(Plain, [], [portray_goal(gprolog:portray_domain)], Text).
answer_text(Bindings, Text) :-
    copy_term(Bindings, Plain0, Goals0),
    (   acyclic_term(Plain0-Goals0) -> Plain = Plain0, Goals = Goals0
    ;   '$factorize_term'(Plain0-Goals0, Plain-Others, Cycles),
        append(Others, Cycles, Goals)
    ),
    text_of(Plain, Goals, [], Text).

% text_of(+Bindings, +Goals, +Options, -Text): Options are further ones for write_term/2.

text_of(Bindings, Goals, Options, Text) :-
    maplist(arg(1), Bindings, Taken),
    equations(Bindings, Equations),
    maplist(unqualified, Goals, Residual),
    append(Equations, Residual, Items),
    (   Items == [] -> Text = "true"
    ;   name_others(Items, Taken),
        maplist(item_text(Options), Items, Texts),
        atomic_list_concat(Texts, ',\n', Atom),
        atom_string(Atom, Text)
    ).

% An unbound variable takes the name; if it has a name already, the equation says that the two are equal.

equations([], []).
equations([Name=Value|Bindings], Equations) :-
    (   sub_atom(Name, 0, _, _, '_') -> equations(Bindings, Equations)
    ;   var(Value) ->
        Value = '$VAR'(Name),
        equations(Bindings, Equations)
    ;   Equations = [Name-Value|Rest],
        equations(Bindings, Rest)
    ).

unqualified(Goal0, Goal) :-
    strip_module(Goal0, _, Goal1),
    as_written(Goal1, Goal).

% as_written(+Goal0, -Goal): goals that wait for a variable, with the constraints in them as they were written and not as goal
% expansion left them.

as_written(freeze(Var, Goal0), freeze(Var, Goal)) :- !, all_as_written(Goal0, Goal).
as_written(when(Condition, Goal0), when(Condition, Goal)) :- !, all_as_written(Goal0, Goal).
as_written(Goal, Goal).

all_as_written(Goal, Goal) :- var(Goal), !.
all_as_written(Goal, Constraint) :- constraint(Goal, Constraint), !.
all_as_written(Module:Goal0, Goal) :- nonvar(Goal0), !,
    all_as_written(Goal0, Goal1),
    (   Module == user -> Goal = Goal1
    ;   Goal = Module:Goal1
    ).
all_as_written(( A0, B0 ), ( A, B )) :- !,
    all_as_written(A0, A),
    all_as_written(B0, B).
all_as_written(Goal, Goal).

% constraint(+Expanded, -Constraint): goal expansion makes a conditional whose last branch posts the constraint.

constraint(( If -> Then ; Else ), Constraint) :-
    is_test(If),
    is_test(Then),
    constraint(Else, Constraint).
constraint(clpfd:post(Constraint), Constraint).
constraint(clpfd:clpfd_equal(X, Y), X #= Y).
constraint(clpfd:post_all(Constraints), Conjunction) :- conjunction(Constraints, Conjunction).

conjunction([Goal], Goal) :- !.
conjunction([Goal|Goals], ( Goal, Conjunction )) :- conjunction(Goals, Conjunction).

is_test(Goal) :-
    nonvar(Goal),
    (   memberchk(Goal, [integer(_), var(_), _=:=_, _=\=_, _<_, _>_, _>=_, _=<_, _ is _, clpfd:clpfd_equal(_, _)]) -> true
    ;   memberchk(Goal, [(A,B), (A->B), (A;B)]),
        is_test(A),
        is_test(B)
    ).

% name_others(+Items, +Taken): variables without a name are called _A, _B and so on, or _ if they occur once.

name_others(Items, Taken) :-
    term_singletons(Items, Singletons),
    maplist(=('$VAR'('_')), Singletons),
    term_variables(Items, Vars),
    name_others(Vars, 0, Taken).

name_others([], _, _).
name_others([Var|Vars], N, Taken) :-
    letter_name(N, Name),
    N1 is N + 1,
    (   memberchk(Name, Taken) -> name_others([Var|Vars], N1, Taken)
    ;   Var = '$VAR'(Name),
        name_others(Vars, N1, Taken)
    ).

letter_name(N, Name) :-
    Letter is 0'A + N mod 26,
    Number is N // 26,
    (   Number =:= 0 -> format(atom(Name), "_~c", [Letter])
    ;   format(atom(Name), "_~c~d", [Letter,Number])
    ).

item_text(Others, Item, Text) :-
    Options = [quoted(true), portray(true), numbervars(true), spacing(next_argument), module(user)|Others],
    (   equation(Item, Name, Value) ->
        with_output_to(string(Right), write_term(Value, [priority(699)|Options])),
        format(string(Text), "~w = ~s", [Name,Right])
    ;   with_output_to(string(Text), write_term(Item, [priority(999)|Options]))
    ).

equation(Name-Value, Name, Value).
equation('$VAR'(Name)=Value, Name, Value).
