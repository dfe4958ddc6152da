% Global constraints.

all_different(Vars) :-
    fd_must_be_list(Vars),
    maplist(fd_variable, Vars),
    post(all_different(Vars)).

all_distinct(Vars) :-
    fd_must_be_list(Vars),
    maplist(fd_variable, Vars),
    post(all_distinct(Vars)).

sum(Vars, Op, Expr) :-
    must_be(list, Vars),
    maplist(fd_variable, Vars),
    must_be_relation(Op),
    (   Vars = [Var], Op == (#=) -> clpfd_equal(Var, Expr)
    ;   post(sum(Vars, Op, Expr))
    ).

scalar_product(Cs, Vars, Op, Expr) :-
    must_be(list(integer), Cs),
    must_be(list, Vars),
    maplist(fd_variable, Vars),
    must_be_relation(Op),
    same_length(Cs, Vars),
    post(scalar_product(Cs, Vars, Op, Expr)).

must_be_relation(Op) :-
    must_be(callable, Op),
    (   memberchk(Op, [#=,#\=,#<,#>,#=<,#>=]) -> true
    ;   domain_error(scalar_product_relation, Op)
    ).

tuples_in(Tuples, Relation) :-
    must_be(list(list), Tuples),
    maplist(maplist(fd_variable), Tuples),
    must_be(list(list(integer)), Relation),
    maplist(tuple_relation(Relation), Tuples).

tuple_relation(Relation, Tuple) :-
    same_length_rows(Relation, Tuple),
    post(tuples_in([Tuple], Relation)).

same_length_rows(Relation, Tuple) :- maplist(same_length(Tuple), Relation).

lex_chain(Lists) :-
    must_be(list(list), Lists),
    maplist(maplist(fd_variable), Lists),
    (   Lists = [First|Rest] -> maplist(same_length(First), Rest), post(lex_chain(Lists))
    ;   true
    ).

serialized(Starts, Durations) :-
    must_be(list(integer), Durations),
    same_length(Starts, Durations),
    maplist(fd_variable, Starts),
    post(serialized(Starts, Durations)).

global_cardinality(Vars, Pairs) :- global_cardinality(Vars, Pairs, []).

global_cardinality(Vars, Pairs, Options) :-
    must_be(list(list), [Vars,Pairs,Options]),
    maplist(fd_variable, Vars),
    maplist(key_number, Pairs, Keys),
    (   sort(Keys, Sorted), same_length(Keys, Sorted) -> true
    ;   domain_error(gcc_unique_key_pairs, Pairs)
    ),
    post(global_cardinality(Vars, Pairs)),
    (   member(Option, Options), nonvar(Option), Option = cost(Cost, Matrix) ->
        must_be(list(list(integer)), Matrix),
        maplist(row_cost(Keys), Vars, Matrix, Costs),
        sum(Costs, #=, Cost)
    ;   true
    ).

key_number(Pair, Key) :-
    (   nonvar(Pair), Pair = Key-Number ->
        must_be(integer, Key),
        fd_variable(Number)
    ;   domain_error(gcc_pair, Pair)
    ).

row_cost(Keys, Var, Row, Cost) :-
    element(Place, Keys, Var),
    element(Place, Row, Cost).

circuit(Vars) :-
    must_be(list, Vars),
    maplist(fd_variable, Vars),
    post(circuit(Vars)).

cumulative(Tasks) :- cumulative(Tasks, [limit(1)]).

cumulative(Tasks, Options) :-
    must_be(list(list), [Tasks,Options]),
    (   Options = [] -> Limit = 1
    ;   Options = [limit(Limit)] -> must_be(integer, Limit)
    ;   domain_error(cumulative_options_empty_or_limit, Options)
    ),
    (   Tasks = [] -> true
    ;   maplist(timed, Tasks),
        maplist(bounded, Tasks),
        post(cumulative(Tasks, [limit(Limit)]))
    ).

timed(task(Start,Duration,End,_,_)) :-
    post(?(Duration) #> 0),
    post(?(End) #= ?(Start) + ?(Duration)).

bounded(task(Start,Duration,End,Demand,_)) :- maplist(must_be_finite, [End,Start,Duration,Demand]).

disjoint2(Rectangles) :-
    must_be(list, Rectangles),
    maplist(=.., Rectangles, Boxes),
    apart(Boxes).

apart([]).
apart([Box|Boxes]) :-
    maplist(apart(Box), Boxes),
    apart(Boxes).

apart([_,AX,AW,AY,AH], [_,BX,BW,BY,BH]) :-
    post((?(AX) #=< ?(BX) #/\ ?(BX) #< ?(AX) + ?(AW)) #==>
             (?(AY) + ?(AH) #=< ?(BY) #\/ ?(BY) + ?(BH) #=< ?(AY))),
    post((?(AY) #=< ?(BY) #/\ ?(BY) #< ?(AY) + ?(AH)) #==>
             (?(AX) + ?(AW) #=< ?(BX) #\/ ?(BX) + ?(BW) #=< ?(AX))),
    post((?(BX) #=< ?(AX) #/\ ?(AX) #< ?(BX) + ?(BW)) #==>
             (?(BY) + ?(BH) #=< ?(AY) #\/ ?(AY) + ?(AH) #=< ?(BY))),
    post((?(BY) #=< ?(AY) #/\ ?(AY) #< ?(BY) + ?(BH)) #==>
             (?(BX) + ?(BW) #=< ?(AX) #\/ ?(AX) + ?(AW) #=< ?(BX))).

element(Index, List, Value) :-
    must_be(list, List),
    fd_variable(Index),
    maplist(fd_variable, List),
    fd_variable(Value),
    (   integer(Index) ->
        nth1(Index, List, Element),
        clpfd_equal(Value, Element)
    ;   post(element(Index, List, Value))
    ).

chain(Vars, Relation) :-
    must_be(list, Vars),
    maplist(fd_variable, Vars),
    must_be(ground, Relation),
    (   memberchk(Relation, [#=,#<,#=<,#>,#>=]) -> true
    ;   domain_error(chain_relation, Relation)
    ),
    chained(Vars, Relation).

chained([], _).
chained([Var|Vars], Relation) :- chained(Vars, Var, Relation).

chained([], _, _).
chained([Var|Vars], Previous, Relation) :-
    call(Relation, ?(Previous), ?(Var)),
    chained(Vars, Var, Relation).

% Order becomes known as soon as the domains decide it.

zcompare(Order, A, B) :-
    (   nonvar(Order) -> ordered(Order, A, B)
    ;   integer(A), integer(B) -> compare(Order, A, B)
    ;   fd_variable(A),
        fd_variable(B),
        post(Less #<==> ?(A) #< ?(B)),
        post(Greater #<==> ?(A) #> ?(B)),
        put_attr(Order, clpfd_order, orders([A-B])),
        decides(Less, Less, Greater, Order),
        decides(Greater, Less, Greater, Order)
    ).

% Attributes of the module clpfd_order: an unbound Order has orders(Pairs), which lists what it compares; the truth values from which
% it follows have decides(Less, Greater, Order).

decides(Truth, Less, Greater, Order) :-
    (   var(Truth) -> put_attr(Truth, clpfd_order, decides(Less,Greater,Order))
    ;   decided(Less, Greater, Order)
    ).

clpfd_order:attr_unify_hook(decides(Less,Greater,Order), _) :- clpfd:decided(Less, Greater, Order).
clpfd_order:attr_unify_hook(orders(Pairs), Order) :-
    (   nonvar(Order) -> clpfd:all_ordered(Pairs, Order)
    ;   get_attr(Order, clpfd_order, orders(Others)) ->
        lists:append(Pairs, Others, All),
        put_attr(Order, clpfd_order, orders(All))
    ;   put_attr(Order, clpfd_order, orders(Pairs))
    ).

clpfd_order:attribute_goals(Var, Goals, Rest) :-
    (   get_attr(Var, clpfd_order, orders(Pairs)) -> clpfd:zcompare_goals(Pairs, Var, Goals, Rest)
    ;   Goals = Rest
    ).

zcompare_goals([], _) --> [].
zcompare_goals([A-B|Pairs], Order) -->
    [clpfd:zcompare(Order, A, B)],
    zcompare_goals(Pairs, Order).

all_ordered([], _).
all_ordered([A-B|Pairs], Order) :-
    ordered(Order, A, B),
    all_ordered(Pairs, Order).

decided(Less, Greater, Order) :-
    (   Less == 1 -> Order = (<)
    ;   Greater == 1 -> Order = (>)
    ;   Less == 0, Greater == 0 -> Order = (=)
    ;   true
    ).

ordered(=, A, B) :- clpfd_equal(?(A), ?(B)).
ordered(<, A, B) :- post(?(A) #< ?(B)).
ordered(>, A, B) :- post(?(A) #> ?(B)).

% Automata: each step is a tuple of a state, a value, a state and, for each counter, the number of the expression taken.

automaton(Vars, Nodes, Arcs) :- automaton(_, _, Vars, Nodes, Arcs, [], [], _).

automaton(Sequence, Template, Signature, Nodes, Arcs, Counters, Initials, Finals) :-
    must_be(list(list), [Signature,Nodes,Arcs,Counters,Initials]),
    (   var(Sequence) ->
        (   current_prolog_flag(clpfd_monotonic, true) -> instantiation_error(Sequence)
        ;   Sequence = Signature
        )
    ;   must_be(list, Sequence)
    ),
    maplist(arc_parts(Counters), Arcs, Parts),
    findall(Node, ( member(arc(From,_,To,_), Parts), member(Node, [From,To]) ), Found0),
    findall(Node, ( member(End, Nodes), arg(1, End, Node) ), Found1),
    append(Found0, Found1, Found),
    sort(Found, States),
    updates(Counters, Parts, Updates),
    maplist(arc_tuple(States, Updates), Parts, Relation),
    state_numbers(source, Nodes, States, Sources),
    state_numbers(sink, Nodes, States, Sinks),
    same_length(Initials, Counters),
    steps(Sequence, Signature, Start, End, s(Template,Counters,Updates), Initials, Finals, Tuples),
    states_domain(Sources, SourceDomain),
    states_domain(Sinks, SinkDomain),
    clpfd_in(Start, SourceDomain),
    clpfd_in(End, SinkDomain),
    tuples_in(Tuples, Relation).

arc_parts(Counters, Arc, Parts) :-
    (   Arc = arc(From,Label,To) -> Parts = arc(From,Label,To,Counters)
    ;   Arc = arc(From,Label,To,Exprs) -> Parts = arc(From,Label,To,Exprs)
    ;   domain_error(arc, Arc)
    ).

% For each counter, the different expressions that arcs have for it; the counter itself is the first.

updates(Counters, Parts, Updates) :- updates(Counters, 1, Parts, Updates).

updates([], _, _, []).
updates([Counter|Counters], N, Parts, [[Counter|Others]|Updates]) :-
    other_updates(Parts, N, [Counter], Others),
    N1 is N+1,
    updates(Counters, N1, Parts, Updates).

other_updates([], _, _, []).
other_updates([arc(_,_,_,Exprs)|Parts], N, Known, Others) :-
    nth1(N, Exprs, Expr),
    (   position(Known, Expr, _) -> Others = Others1, Known1 = Known
    ;   Others = [Expr|Others1], append(Known, [Expr], Known1)
    ),
    other_updates(Parts, N, Known1, Others1).

position(List, Element, Place) :- position(List, Element, 1, Place).

position([X|Xs], Element, N, Place) :-
    (   X == Element -> Place = N
    ;   N1 is N+1,
        position(Xs, Element, N1, Place)
    ).

arc_tuple(States, Updates, arc(From,Label,To,Exprs), [F,Label,T|Places]) :-
    position(States, From, F),
    position(States, To, T),
    maplist(position, Updates, Exprs, Places).

state_numbers(Kind, Nodes, States, Numbers) :-
    findall(Number,
            ( member(End, Nodes), End =.. [Kind,Node], position(States, Node, Number) ),
            Numbers).

states_domain([N|Ns], Domain) :- foldl([M,D0,D0\/M]>>true, Ns, N, Domain).

steps([], [], State, State, _, Values, Values, []).
steps([Element|Sequence], [Sign|Signature], State0, State, How, Values0, Values, [[State0,Sign,State1|Places]|Tuples]) :-
    How = s(Template,Counters,Updates),
    copy_term(Template-Counters-Updates, Element-Values0-Choices),
    maplist(next_value_of_counter, Choices, Places, Values1),
    steps(Sequence, Signature, State1, State, How, Values1, Values, Tuples).

next_value_of_counter(Exprs, Place, Value) :-
    maplist([Expr,V]>>clpfd_equal(?(V), Expr), Exprs, Vs),
    element(Place, Vs, Value).

transpose(Rows, Columns) :-
    must_be(list(list), Rows),
    (   Rows = [] -> Columns = []
    ;   Rows = [First|_],
        maplist(same_length(First), Rows),
        columns(First, Rows, Columns)
    ).

columns([], _, []).
columns([_|Rest], Rows, [Column|Columns]) :-
    heads_tails(Rows, Column, Tails),
    columns(Rest, Tails, Columns).

heads_tails([], [], []).
heads_tails([[Head|Tail]|Rows], [Head|Heads], [Tail|Tails]) :- heads_tails(Rows, Heads, Tails).
