% Queries about domains and constraints; residual goals.

fd_var(Var) :-
    var(Var),
    (   get_attr(Var, clpfd, _) -> true
    ;   is_in_stock(Var)
    ).

% is_in_stock(+Var): the variable belongs to the installed library.

is_in_stock(Var) :- get_attr(Var, clpfd_stock, _).

fd_inf(Var, Inf) :- bounds(Var, Inf, _).
fd_sup(Var, Sup) :- bounds(Var, _, Sup).

bounds(Var, Inf, Sup) :-
    (   integer(Var) -> Inf = Var, Sup = Var
    ;   var(Var) ->
        (   get_attr(Var, clpfd, A) -> '$fd_bounds'(A, Inf, Sup)
        ;   is_in_stock(Var) -> clpfd_stock:fd_inf(Var, Inf), clpfd_stock:fd_sup(Var, Sup)
        ;   Inf = inf, Sup = sup
        )
    ;   type_error(integer, Var)
    ).

fd_size(Var, Size) :-
    (   integer(Var) -> Size = 1
    ;   var(Var) ->
        (   get_attr(Var, clpfd, A) -> '$fd_size'(A, Size)
        ;   is_in_stock(Var) -> clpfd_stock:fd_size(Var, Size)
        ;   Size = sup
        )
    ;   type_error(integer, Var)
    ).

fd_dom(Var, Domain) :-
    (   integer(Var) -> Domain = Var..Var
    ;   var(Var) ->
        intervals(Var, Intervals),
        domain_of(Intervals, Domain)
    ;   type_error(integer, Var)
    ).

fd_degree(Var, Degree) :-
    (   integer(Var) -> Degree = 0
    ;   var(Var) ->
        (   get_attr(Var, clpfd, A) -> '$fd_degree'(A, Degree)
        ;   is_in_stock(Var) -> clpfd_stock:fd_degree(Var, Degree)
        ;   Degree = 0
        )
    ;   type_error(integer, Var)
    ).

intervals(Var, Intervals) :-
    (   get_attr(Var, clpfd, A) -> '$fd_domain'(A, Intervals)
    ;   is_in_stock(Var) -> clpfd_stock:fd_dom(Var, D), phrase(stock_intervals(D), Intervals)
    ;   Intervals = [inf-sup]
    ).

stock_intervals(A\/B) --> !, stock_intervals(A), stock_intervals(B).
stock_intervals(Min..Max) --> !, [Min-Max].
stock_intervals(N) --> [N-N].

domain_of([I|Is], Domain) :-
    interval_domain(I, D),
    foldl(add_interval, Is, D, Domain).

add_interval(I, D0, D0\/D) :- interval_domain(I, D).

interval_domain(Min-Max, Domain) :-
    (   Min == Max -> Domain = Min
    ;   Domain = Min..Max
    ).

% Residual goals: the domain of each variable; the first variable of a component also gives all goals posted on the component.

attribute_goals(Var) -->
    { get_attr(Var, clpfd, A),
      fd_dom(Var, Domain),
      '$fd_first'(A, First) },
    (   { Domain == inf..sup ; decides_order(Var) } -> []
    ;   [clpfd:(Var in Domain)]
    ),
    (   { First == Var } ->
        { '$fd_goals'(A, Goals) },
        residual(Goals)
    ;   []
    ).

residual([]) --> [].
residual([Goal|Goals]) -->
    (   { ground(Goal) ; is_in_domain(Goal) ; Goal = (Truth #<==> _), decides_order(Truth) } -> []
    ;   [clpfd:Goal]
    ),
    residual(Goals).

% decides_order(+Var): Var is a truth value of zcompare/3, which is given as a goal itself.

decides_order(Var) :- var(Var), get_attr(Var, clpfd_order, decides(_,_,_)).

% is_in_domain(+Goal): the domains express Goal completely.

is_in_domain(_ in _).
is_in_domain(_ ins _).
is_in_domain(Goal) :-
    Goal =.. [Op,A,B],
    memberchk(Op, [#>,#<,#>=,#=<,#\=]),
    (   var(A), integer(B) -> true
    ;   integer(A), var(B)
    ).

% Sets of integers, as in SICStus, by the installed library.

Var in_set Set :- stock(fdset_to_range(Set, Domain)), clpfd_in(Var, Domain).
fd_set(Var, Set) :- fd_dom(Var, Domain), stock(range_to_fdset(Domain, Set)).
is_fdset(S) :- stock(is_fdset(S)).
empty_fdset(S) :- stock(empty_fdset(S)).
fdset_parts(S, A, B, R) :- stock(fdset_parts(S, A, B, R)).
empty_interval(A, B) :- stock(empty_interval(A, B)).
fdset_interval(S, A, B) :- stock(fdset_interval(S, A, B)).
fdset_singleton(S, E) :- stock(fdset_singleton(S, E)).
fdset_min(S, M) :- stock(fdset_min(S, M)).
fdset_max(S, M) :- stock(fdset_max(S, M)).
fdset_size(S, N) :- stock(fdset_size(S, N)).
list_to_fdset(L, S) :- stock(list_to_fdset(L, S)).
fdset_to_list(S, L) :- stock(fdset_to_list(S, L)).
range_to_fdset(R, S) :- stock(range_to_fdset(R, S)).
fdset_to_range(S, R) :- stock(fdset_to_range(S, R)).
fdset_add_element(S, E, T) :- stock(fdset_add_element(S, E, T)).
fdset_del_element(S, E, T) :- stock(fdset_del_element(S, E, T)).
fdset_disjoint(S, T) :- stock(fdset_disjoint(S, T)).
fdset_intersect(S, T) :- stock(fdset_intersect(S, T)).
fdset_intersection(S, T, U) :- stock(fdset_intersection(S, T, U)).
fdset_member(E, S) :- stock(fdset_member(E, S)).
fdset_eq(S, T) :- stock(fdset_eq(S, T)).
fdset_subset(S, T) :- stock(fdset_subset(S, T)).
fdset_subtract(S, T, U) :- stock(fdset_subtract(S, T, U)).
fdset_union(S, T, U) :- stock(fdset_union(S, T, U)).
fdset_union(Ss, U) :- stock(fdset_union(Ss, U)).
fdset_complement(S, T) :- stock(fdset_complement(S, T)).
