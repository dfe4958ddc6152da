% Constraints, and queries about variables.

% Comparisons. In GNU Prolog those that end with # use whole domains; here all propagate as in library(clpfd).

A #= B    :- post_compared(#=, A, B).
A #\= B   :- post_compared(#\=, A, B).
A #< B    :- post_compared(#<, A, B).
A #=< B   :- post_compared(#=<, A, B).
A #> B    :- post_compared(#>, A, B).
A #>= B   :- post_compared(#>=, A, B).
A #=# B   :- post_compared(#=, A, B).
A #\=# B  :- post_compared(#\=, A, B).
A #<# B   :- post_compared(#<, A, B).
A #=<# B  :- post_compared(#=<, A, B).
A #># B   :- post_compared(#>, A, B).
A #>=# B  :- post_compared(#>=, A, B).

post_compared(Relation, A, B) :-
    compared(Relation, A, B, Translated),
    clpfd:Translated.

#\ A      :- post_formula(#\ A).
A #<=> B  :- post_formula(A #<=> B).
A #\<=> B :- post_formula(A #\<=> B).
A ## B    :- post_formula(A ## B).
A #==> B  :- post_formula(A #==> B).
A #\==> B :- post_formula(A #\==> B).
A #/\ B   :- post_formula(A #/\ B).
A #\/\ B  :- post_formula(A #\/\ B).
A #\/ B   :- post_formula(A #\/ B).
A #\\/ B  :- post_formula(A #\\/ B).

post_formula(Formula) :-
    formula(Formula, Translated),
    clpfd:Translated.

% Domains, given as a list of values or by bounds. Negative numbers are ignored.

fd_domain(Vars, Values) :-
    must_be(list(integer), Values),
    include(=<(0), Values, Possible),
    Possible = [First|Rest],
    foldl(with_value, Rest, First, Domain),
    restrict(Vars, Domain).

with_value(Value, Domain, Domain \/ Value).

fd_domain(Vars, Lower, Upper) :-
    must_be(integer, Lower),
    must_be(integer, Upper),
    Least is max(Lower, 0),
    Least =< Upper,
    restrict(Vars, Least..Upper).

fd_domain_bool(Vars) :- fd_domain(Vars, 0, 1).

restrict(Vars, Domain) :-
    (   var(Vars) -> clpfd:clpfd_in(Vars, Domain)
    ;   integer(Vars) -> clpfd:clpfd_in(Vars, Domain)
    ;   variables(Vars),
        clpfd:(Vars ins Domain)
    ).

fd_reified_in(Var, Lower, Upper, Truth) :-
    variables([Var,Truth]),
    must_be(integer, Lower),
    must_be(integer, Upper),
    maplist(non_negative, [Var,Truth]),
    clpfd:'#<==>'(Truth, Var in Lower..Upper).

% variables(?Vars): Vars is a list of variables and integers that constraints accept.

variables(Vars) :-
    must_be(list, Vars),
    maplist(variable, Vars).

variable(Var) :-
    (   var(Var) -> true
    ;   integer(Var) -> true
    ;   type_error(fd_variable, Var)
    ).

% constrained(?Var): Var is an integer, or has a domain.

constrained(Var) :-
    variable(Var),
    (   var(Var), \+ clpfd:fd_var(Var) -> instantiation_error(Var)
    ;   true
    ).

fd_var(Term) :- clpfd:fd_var(Term).
non_fd_var(Term) :- \+ clpfd:fd_var(Term).
generic_var(Term) :- var(Term).
non_generic_var(Term) :- nonvar(Term).

fd_min(Var, Min) :- constrained(Var), clpfd:fd_inf(Var, Min).
fd_max(Var, Max) :- constrained(Var), clpfd:fd_sup(Var, Max).
fd_size(Var, Size) :- constrained(Var), clpfd:fd_size(Var, Size).
fd_dom(Var, Values) :-
    constrained(Var),
    clpfd:fd_set(Var, Set),
    clpfd:fdset_to_list(Set, Values).

% In GNU Prolog domains may have holes only up to this number; here they may have them anywhere.

fd_vector_max(Max) :- fd_max_integer(Max).
fd_set_vector_max(Max) :- must_be(nonneg, Max).
fd_use_vector(Var) :- constrained(Var).

% Symbolic constraints.

fd_all_different(Vars) :- non_negative_variables(Vars), clpfd:all_different(Vars).

fd_element(Index, Integers, Var) :-
    must_be(list(integer), Integers),
    fd_element_var(Index, Integers, Var).

fd_element_var(Index, Vars, Var) :-
    non_negative_variables([Index,Var]),
    non_negative_variables(Vars),
    clpfd:element(Index, Vars, Var).

fd_relation(Tuples, Vars) :-
    must_be(list(list(integer)), Tuples),
    non_negative_variables(Vars),
    clpfd:tuples_in([Vars], Tuples).

fd_relationc(Columns, Vars) :-
    must_be(list(list), Columns),
    clpfd:transpose(Columns, Tuples),
    fd_relation(Tuples, Vars).

non_negative_variables(Vars) :-
    variables(Vars),
    maplist(non_negative, Vars).

fd_atmost(N, Vars, Value)  :- counted(N, Vars, Value, #=<).
fd_atleast(N, Vars, Value) :- counted(N, Vars, Value, #>=).
fd_exactly(N, Vars, Value) :- counted(N, Vars, Value, #=).

counted(N, Vars, Value, Relation) :-
    must_be(integer, N),
    must_be(integer, Value),
    non_negative_variables(Vars),
    maplist(equality(Value), Vars, Truths),
    clpfd:sum(Truths, Relation, N).

equality(Value, Var, Truth) :- clpfd:'#<==>'(Truth, Var #= Value).

fd_cardinality(Formulas, Count) :-
    non_negative_variables([Count]),
    must_be(list, Formulas),
    maplist(truth, Formulas, Truths),
    clpfd:sum(Truths, #=, Count).

fd_cardinality(Lower, Formulas, Upper) :-
    fd_domain(Count, Lower, Upper),
    fd_cardinality(Formulas, Count).

truth(Formula, Truth) :-
    formula(Formula, Translated),
    clpfd:'#<==>'(Truth, Translated).

fd_at_least_one(Formulas) :- fd_cardinality(Formulas, Count), Count #>= 1.
fd_at_most_one(Formulas) :- fd_cardinality(Formulas, Count), Count #=< 1.
fd_only_one(Formulas) :- fd_cardinality(Formulas, 1).

% fd_tell(+Constraint): those of GNU Prolog's constraints written in C that programs call by their names. C is an integer.

fd_tell(Constraint) :-
    (   told(Constraint, Posted) -> Posted
    ;   existence_error(fd_tell_constraint, Constraint)
    ).

told(x_eq_c(X,C), X #= C).
told(x_neq_c(X,C), X #\= C).
told(x_lt_c(X,C), X #< C).
told(x_lte_c(X,C), X #=< C).
told(x_gt_c(X,C), X #> C).
told(x_gte_c(X,C), X #>= C).
told(x_eq_y(X,Y), X #= Y).
told(x_neq_y(X,Y), X #\= Y).
told(x_lt_y(X,Y), X #< Y).
told(x_lte_y(X,Y), X #=< Y).
told(x_plus_c_eq_y(X,C,Y), X + C #= Y).
told(x_plus_c_neq_y(X,C,Y), X + C #\= Y).
told(x_plus_c_gte_y(X,C,Y), X + C #>= Y).
told(x_plus_c_lte_y(X,C,Y), X + C #=< Y).
told(x_plus_y_eq_c(X,Y,C), X + Y #= C).
told(x_plus_y_eq_z(X,Y,Z), X + Y #= Z).

% The primes of 0..127, as in GNU Prolog.

fd_prime(Var) :-
    findall(N, prime(N), Primes),
    fd_domain(Var, Primes).

fd_not_prime(Var) :-
    findall(N, ( between(0, 127, N), \+ prime(N) ), Others),
    fd_domain(Var, Others).

prime(N) :-
    between(2, 127, N),
    \+ ( between(2, 11, D), D < N, N mod D =:= 0 ).
