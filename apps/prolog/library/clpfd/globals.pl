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
    post(sum(Vars, Op, Expr)).

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

tuples_in(Tuples, Relation) :- stock(tuples_in(Tuples, Relation)).
lex_chain(Lists) :- stock(lex_chain(Lists)).
serialized(Starts, Durations) :- stock(serialized(Starts, Durations)).
global_cardinality(Vars, Pairs) :- stock(global_cardinality(Vars, Pairs)).
global_cardinality(Vars, Pairs, Options) :- stock(global_cardinality(Vars, Pairs, Options)).
circuit(Vars) :- stock(circuit(Vars)).
cumulative(Tasks) :- stock(cumulative(Tasks)).
cumulative(Tasks, Options) :- stock(cumulative(Tasks, Options)).
disjoint2(Rectangles) :- stock(disjoint2(Rectangles)).
element(Index, List, Value) :- stock(element(Index, List, Value)).
automaton(Vars, Nodes, Arcs) :- stock(automaton(Vars, Nodes, Arcs)).
automaton(Vars, Template, Signature, Nodes, Arcs, Counters, Initials, Finals) :-
    stock(automaton(Vars, Template, Signature, Nodes, Arcs, Counters, Initials, Finals)).
zcompare(Order, A, B) :- stock(zcompare(Order, A, B)).
chain(Vars, Relation) :- stock(chain(Vars, Relation)).

transpose(Rows, Columns) :-
    must_be(list(list), Rows),
    (   Rows = [] -> Columns = []
    ;   Rows = [First|_],
        columns(First, Rows, Columns)
    ).

columns([], _, []).
columns([_|Rest], Rows, [Column|Columns]) :-
    heads_tails(Rows, Column, Tails),
    columns(Rest, Tails, Columns).

heads_tails([], [], []).
heads_tails([[Head|Tail]|Rows], [Head|Heads], [Tail|Tails]) :- heads_tails(Rows, Heads, Tails).
