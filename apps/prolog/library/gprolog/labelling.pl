% Labelling and optimisation, in the order in which GNU Prolog tries variables and values.

fd_labeling(Vars) :- fd_labeling(Vars, []).
fd_labelingff(Vars) :- fd_labeling(Vars, [variable_method(ff)]).

fd_labeling(Vars0, Options) :-
    must_be(list, Options),
    foldl(labelling_option, Options, o(standard, min, true, none), o(Choice, Order, Reorder, Backtracks)),
    (   var(Vars0) -> Vars = [Vars0]
    ;   integer(Vars0) -> Vars = [Vars0]
    ;   must_be(list, Vars0),
        Vars = Vars0
    ),
    maplist(constrained, Vars),
    (   Backtracks = count(Count) -> true
    ;   Count = none
    ),
    Counter = counter(0),
    search(Choice, Vars, Reorder, Order, Count, Counter),
    (   Count == none -> true
    ;   arg(1, Counter, Count)
    ).

labelling_option(Option, Chosen0, Chosen) :-
    (   var(Option) -> instantiation_error(Option)
    ;   chosen_option(Option, Chosen0, Chosen) -> true
    ;   domain_error(fd_labeling_option, Option)
    ).

chosen_option(variable_method(V), o(_,O,R,B), o(Choice,O,R,B)) :-
    must_be(nonvar, V),
    (   V == ff -> Choice = first_fail
    ;   memberchk(V, [standard, first_fail, most_constrained, smallest, largest, max_regret, random]),
        Choice = V
    ).
chosen_option(value_method(V), o(C,_,R,B), o(C,Order,R,B)) :-
    must_be(nonvar, V),
    (   V == bounds -> Order = limits
    ;   memberchk(V, [min, max, middle, limits, random, bisect]),
        Order = V
    ).
chosen_option(reorder(R), o(C,O,_,B), o(C,O,R,B)) :-
    must_be(nonvar, R),
    memberchk(R, [true, false]).
chosen_option(backtracks(Count), o(C,O,R,_), o(C,O,R,count(Count))).

% search(+Choice, +Vars, +Reorder, +Order, ?Count, +Counter): Count is `none` if backtracks are not counted.

search(standard, Vars, _, Order, Count, Counter) :- !, label_in_turn(Vars, Order, Count, Counter).
search(Choice, Vars, Reorder, Order, Count, Counter) :-
    Variables =.. [v|Vars],
    functor(Variables, _, Size),
    numlist(1, Size, Numbers),
    Places =.. [places|Numbers],
    label_chosen(Choice, Variables, Places, Reorder, Order, Count, Counter).

label_in_turn(Vars, Order, none, _) :-
    native_order(Order, Options), !,
    clpfd:labeling(Options, Vars).
label_in_turn([], _, _, _).
label_in_turn([Var|Vars], Order, Count, Counter) :-
    label_value(Var, Order, Count, Counter),
    label_in_turn(Vars, Order, Count, Counter).

native_order(min, [up, enum]).
native_order(max, [down, enum]).
native_order(bisect, [up, bisect]).

label_chosen(Choice, Variables, Places, Reorder, Order, Count, Counter) :-
    (   choose(Choice, Variables, Places, Reorder, Var) ->
        (   Count == none, native_order(Order, Options) -> clpfd:labeling(Options, [Var])
        ;   label_value(Var, Order, Count, Counter)
        ),
        label_chosen(Choice, Variables, Places, Reorder, Order, Count, Counter)
    ;   true
    ).

% choose(+Choice, +Variables, +Places, +Reorder, -Var): Var is the best variable that is not fixed. With reordering it changes
% places with the variable that was the best before it; backtracking does not undo this.

choose(random, Variables, _, _, Var) :- !,
    term_variables(Variables, Vars),
    Vars \== [],
    random_member(Var, Vars).
choose(Choice, Variables, Places, Reorder, Var) :-
    functor(Places, _, Size),
    choose_from(1, Size, Choice, Variables, Places, Reorder, none, Var).

choose_from(Place, Size, _, _, _, _, Best, Var) :-
    Place > Size, !,
    Best = best(_, Var, _).
choose_from(Place, Size, Choice, Variables, Places, Reorder, Best0, Var) :-
    arg(Place, Places, Number),
    arg(Number, Variables, Candidate),
    (   var(Candidate) ->
        rank(Choice, Candidate, Rank),
        better(Best0, Place, Candidate, Rank, Places, Reorder, Best)
    ;   Best = Best0
    ),
    Next is Place + 1,
    choose_from(Next, Size, Choice, Variables, Places, Reorder, Best, Var).

better(none, Place, Var, Rank, _, _, best(Place, Var, Rank)) :- !.
better(best(Place0, Var0, Rank0), Place, Var, Rank, Places, Reorder, Best) :-
    (   Rank @>= Rank0 -> Best = best(Place0, Var0, Rank0)
    ;   Reorder == true ->
        swap(Places, Place0, Place),
        Best = best(Place0, Var, Rank)
    ;   Best = best(Place, Var, Rank)
    ).

swap(Places, I, J) :-
    arg(I, Places, A),
    arg(J, Places, B),
    nb_setarg(I, Places, B),
    nb_setarg(J, Places, A).

% rank(+Choice, ?Var, -Rank): the variable with the smallest Rank, in the standard order of terms, is chosen.

rank(first_fail, Var, Size) :- clpfd:fd_size(Var, Size).
rank(most_constrained, Var, Size/Degree) :- clpfd:fd_size(Var, Size), degree(Var, Degree).
rank(smallest, Var, Min/Degree) :- clpfd:fd_inf(Var, Min), degree(Var, Degree).
rank(largest, Var, Max/Degree) :- clpfd:fd_sup(Var, Sup), Max is -Sup, degree(Var, Degree).
rank(max_regret, Var, Regret/Degree) :-
    clpfd:fd_set(Var, Set),
    clpfd:fdset_min(Set, Min),
    clpfd:fdset_del_element(Set, Min, Others),
    clpfd:fdset_min(Others, Second),
    Regret is Min - Second,
    degree(Var, Degree).

degree(Var, Degree) :-
    clpfd:fd_degree(Var, Constraints),
    Degree is -Constraints.

% label_value(?Var, +Order, ?Count, +Counter): tries each value in turn.

label_value(Var, Order, Count, Counter) :-
    (   integer(Var) -> true
    ;   next_value(Order, Var, Value, Next),
        try_value(Order, Next, Var, Value, Count, Counter)
    ).

try_value(bisect, Order, Var, Value, Count, Counter) :-
    clpfd:(Var #=< Value),
    label_value(Var, Order, Count, Counter).
try_value(Order, _, Var, Value, _, _) :-
    Order \== bisect,
    Var = Value.
try_value(Order, Next, Var, Value, Count, Counter) :-
    count_backtrack(Counter),
    (   Order == bisect -> clpfd:(Var #> Value)
    ;   clpfd:(Var #\= Value)
    ),
    label_value(Var, Next, Count, Counter).

count_backtrack(Counter) :-
    arg(1, Counter, Before),
    After is Before + 1,
    nb_setarg(1, Counter, After).

next_value(min, Var, Value, min) :- clpfd:fd_inf(Var, Value).
next_value(max, Var, Value, max) :- clpfd:fd_sup(Var, Value).
next_value(limits, Var, Value, other_limit) :- clpfd:fd_inf(Var, Value).
next_value(other_limit, Var, Value, limits) :- clpfd:fd_sup(Var, Value).
next_value(middle, Var, Value, middle) :- middle(Var, Value).
next_value(bisect, Var, Value, bisect) :- middle(Var, Value).
next_value(random, Var, Value, random) :-
    fd_dom(Var, Values),
    random_member(Value, Values).

middle(Var, Value) :-
    fd_dom(Var, Values),
    length(Values, Size),
    Place is Size // 2,
    nth1(Place, Values, Value).

% Branch and bound: after each solution the search starts again for a better one; at the end the best one is found once more.

:- meta_predicate
    fd_minimize(0, ?),
    fd_maximize(0, ?).

fd_minimize(Goal, Var) :-
    fd_max_integer(Max),
    optimum(Goal, Var, min, Max).

fd_maximize(Goal, Var) :- optimum(Goal, Var, max, 0).

optimum(Goal, Var, Direction, Worst) :-
    Best = best(Worst),
    repeat,
    arg(1, Best, Bound),
    (   better_than(Direction, Var, Bound),
        call(Goal) ->
        fd_value(Direction, Var, Value),
        nb_setarg(1, Best, Value),
        fail
    ;   !,
        Var = Bound,
        call(Goal)
    ).

better_than(min, Var, Bound) :- Upper is Bound - 1, fd_domain(Var, 0, Upper).
better_than(max, Var, Bound) :- Lower is Bound + 1, fd_max_integer(Max), fd_domain(Var, Lower, Max).

fd_value(min, Var, Value) :- fd_min(Var, Value).
fd_value(max, Var, Value) :- fd_max(Var, Value).
