% Labelling. What the engine cannot do in one go (random orders, variables with attributes of other modules) is done here,
% step by step.

indomain(Var) :- label([Var]).

label(Vars) :- labeling([], Vars).

labeling(Options, Vars) :-
    must_be(list, Options),
    (   '$fd_are_finite'(Vars, Owner) -> true
    ;   fd_must_be_list(Vars),
        Owner = shared
    ),
    (   Owner == shared, member(Var, Vars), var(Var), is_in_stock(Var) ->
        label_in_stock(Vars, Options)
    ;   (   Owner == ours -> true
        ;   maplist(must_be_finite, Vars)
        ),
        labeling(Owner, Options, Vars)
    ).

labeling(Owner, Options, Vars) :-
    options(Options, Options, o(default(leftmost),default(up),default(step),upto_ground), Chosen, Goals),
    chosen(Chosen, Selection, Order, Choice, Consistency),
    (   Goals == [] -> label_vars(Owner, Vars, Selection, Order, Choice, Consistency)
    ;   maplist(objective, Goals, Objectives),
        optimise(Objectives, Vars, [Selection,Order,Choice])
    ).

must_be_finite(Var) :-
    (   integer(Var) -> true
    ;   var(Var) ->
        (   fd_size(Var, Size), integer(Size) -> true
        ;   instantiation_error(Var)
        )
    ;   type_error(integer, Var)
    ).

chosen(o(S,O,C,Consistency), Selection, Order, Choice, Consistency) :-
    arg(1, S, Selection),
    arg(1, O, Order),
    arg(1, C, Choice).

options([], _, Chosen, Chosen, []).
options([Option|Rest], All, Chosen0, Chosen, Goals) :-
    (   var(Option) -> instantiation_error(Option)
    ;   option_place(Option, Place) ->
        arg(Place, Chosen0, Previous),
        chosen_once(Previous, Option, All),
        copy_with(Chosen0, Place, user(Option), Chosen1),
        options(Rest, All, Chosen1, Chosen, Goals)
    ;   objective(Option) ->
        Goals = [Option|Goals1],
        options(Rest, All, Chosen0, Chosen, Goals1)
    ;   consistency(Option, Consistency) ->
        copy_with(Chosen0, 4, Consistency, Chosen1),
        options(Rest, All, Chosen1, Chosen, Goals)
    ;   domain_error(labeling_option, Option)
    ).

copy_with(Chosen0, Place, Value, Chosen) :-
    duplicate_term(Chosen0, Chosen),
    nb_setarg(Place, Chosen, Value).

chosen_once(default(_), _, _).
chosen_once(user(Previous), Option, All) :-
    (   Previous == Option -> domain_error(nonrepeating_labeling_options, All)
    ;   domain_error(consistent_labeling_options, All)
    ).

option_place(leftmost, 1).
option_place(ff, 1).
option_place(ffc, 1).
option_place(min, 1).
option_place(max, 1).
option_place(random_variable(Seed), 1) :- must_be(integer, Seed), set_random(seed(Seed)).
option_place(up, 2).
option_place(down, 2).
option_place(random_value(Seed), 2) :- must_be(integer, Seed), set_random(seed(Seed)).
option_place(step, 3).
option_place(enum, 3).
option_place(bisect, 3).

objective(min(_)).
objective(max(_)).

consistency(upto_in(I), upto_in(1,I)).
consistency(upto_in, upto_in).
consistency(upto_ground, upto_ground).

objective(Option, Objective) :-
    Option =.. [Direction,Expr],
    clpfd_equal(?(Value), Expr),
    Objective =.. [Direction,Value].

% Finds solutions in the order of the first objective, those that are equal there in the order of the second, and so on. If a
% time limit ends the search for the best solution, the best one so far comes first.

optimise(Objectives, Vars, Options) :-
    Objectives = [Objective|Rest],
    arg(1, Objective, Value),
    Best = best(none),
    (   catch(find_best(Objective, Vars, Options, Best), time_limit_exceeded, true),
        fail
    ;   arg(1, Best, Optimum),
        integer(Optimum),
        (   clpfd_equal(Value, Optimum),
            (   Rest == [] -> labeling(Options, Vars)
            ;   optimise(Rest, Vars, Options)
            )
        ;   post(Value #\= Optimum),
            optimise(Objectives, Vars, Options)
        )
    ).

find_best(Objective, Vars, Options, Best) :-
    repeat,
    arg(1, Best, Bound),
    (   \+ found_better(Objective, Bound, Vars, Options, Best) -> !
    ;   fail
    ).

found_better(Objective, Bound, Vars, Options, Best) :-
    better(Objective, Bound),
    labeling(Options, Vars),
    arg(1, Objective, Value),
    must_be(ground, Value),
    nb_setarg(1, Best, Value).

better(_, none) :- !.
better(min(Value), Bound) :- post(Value #< Bound).
better(max(Value), Bound) :- post(Value #> Bound).

label_vars(Owner, Vars, Selection, Order, Choice, Consistency) :-
    (   Owner == ours,
        Consistency == upto_ground,
        native(Selection, S),
        native(Choice, C),
        native(Order, O) ->
        '$fd_join'(Vars, Open),
        (   Open == stock -> label_in_stock(Vars, [Selection,Order,Choice])
        ;   forget(Open),
            '$fd_label'(Open, S, C, O, Fixed),
            (   Fixed == [] -> true
            ;   bind_labelled(Fixed, Open, Vars, [Selection,Order,Choice])
            )
        )
    ;   Choice == bisect, Order \== up, Order \== down -> domain_error(bisect_up_or_down, Order)
    ;   step_by_step(Vars, Selection, Order, Choice, Consistency)
    ).

forget([]).
forget([Var,_|Rest]) :-
    del_attr(Var, clpfd),
    forget(Rest).

bind_labelled([Var|Rest], _, _, _) :- bind([Var|Rest]).
bind_labelled(stock(Steps), Open, Vars, Options) :-
    attach(Open),
    hand_over_variables(Vars),
    maplist(call_stock, Steps),
    stock(labeling(Options, Vars)).

label_in_stock(Vars, Options) :-
    hand_over_variables(Vars),
    stock(labeling(Options, Vars)).

native(leftmost, 0).
native(ff, 1).
native(ffc, 2).
native(min, 3).
native(max, 4).
native(up, 0).
native(down, 1).
native(step, 0).
native(enum, 1).
native(bisect, 2).

step_by_step([], _, _, _, Consistency) :- !,
    (   Consistency = upto_in(I,I) -> true
    ;   true
    ).
step_by_step(Vars, Selection, Order, Choice, Consistency) :-
    (   Vars = [Var|Rest], nonvar(Var) -> step_by_step(Rest, Selection, Order, Choice, Consistency)
    ;   select_variable(Selection, Vars, Var, Rest),
        (   nonvar(Var) -> step_by_step(Rest, Selection, Order, Choice, Consistency)
        ;   branch(Choice, Order, Var, Rest, Vars, Next),
            step_by_step(Next, Selection, Order, Choice, Consistency)
        )
    ).

branch(step, Order, Var, Rest, Vars, Next) :-
    next_value(Order, Var, Value),
    (   Var = Value,
        Next = Rest
    ;   post(Var #\= Value),
        Next = Vars
    ).
branch(enum, Order, Var, Rest, _, Rest) :-
    values(Order, Var, Values),
    member(Var, Values).
branch(bisect, Order, Var, _, Vars, Vars) :-
    fd_inf(Var, Inf),
    fd_sup(Var, Sup),
    Mid0 is (Inf+Sup)//2,
    (   Mid0 =:= Sup -> Mid is Mid0-1 ; Mid = Mid0 ),
    (   Order == up -> ( post(Var #=< Mid) ; post(Var #> Mid) )
    ;   ( post(Var #> Mid) ; post(Var #=< Mid) )
    ).

next_value(up, Var, Value) :- fd_inf(Var, Value).
next_value(down, Var, Value) :- fd_sup(Var, Value).
next_value(random_value(_), Var, Value) :-
    intervals(Var, Intervals),
    length(Intervals, L),
    R is random(L),
    nth0(R, Intervals, From-To),
    random_between(From, To, Value).

values(Order, Var, Values) :-
    intervals(Var, Intervals),
    findall(Value, ( member(From-To, Intervals), between(From, To, Value) ), Values0),
    (   Order == up -> Values = Values0
    ;   Order == down -> reverse(Values0, Values)
    ;   random_permutation(Values0, Values)
    ).

select_variable(leftmost, [Var|Vars], Var, Vars).
select_variable(ff, Vars, Var, Rest) :- select_least(Vars, fd_size, Var, Rest).
select_variable(ffc, Vars, Var, Rest) :- select_least(Vars, size_and_degree, Var, Rest).
select_variable(min, Vars, Var, Rest) :- select_least(Vars, fd_inf, Var, Rest).
select_variable(max, Vars, Var, Rest) :- select_least(Vars, negated_sup, Var, Rest).
select_variable(random_variable(_), Vars, Var, Rest) :-
    length(Vars, L),
    I is random(L),
    nth0(I, Vars, Var),
    without(Vars, Var, Rest).

size_and_degree(Var, Size-Degree) :-
    fd_size(Var, Size),
    fd_degree(Var, Degree0),
    Degree is -Degree0.

negated_sup(Var, N) :- fd_sup(Var, Sup), N is -Sup.

select_least([Var0|Vars], Measure, Var, Rest) :-
    call(Measure, Var0, M0),
    least(Vars, Measure, Var0, M0, Var),
    without([Var0|Vars], Var, Rest).

least([], _, Var, _, Var).
least([V|Vs], Measure, Var0, M0, Var) :-
    (   var(V), call(Measure, V, M), M @< M0 -> least(Vs, Measure, V, M, Var)
    ;   least(Vs, Measure, Var0, M0, Var)
    ).

without([], _, []).
without([V|Vs], Var, Rest) :-
    (   nonvar(V) -> without(Vs, Var, Rest)
    ;   V == Var -> Rest = Vs
    ;   Rest = [V|Rest1],
        without(Vs, Var, Rest1)
    ).
