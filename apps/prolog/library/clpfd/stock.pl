% The installed library, under the module name clpfd_stock, loaded when first needed. Its constraints and ours may share
% variables; a binding wakes both.

:- dynamic stock_is_loaded/0.
:- volatile stock_is_loaded/0.

% stock(+Goal): calls Goal in the installed library. First tells it the domains of variables that are ours.

stock(Goal) :-
    load_stock,
    share_domains(Goal),
    clpfd_stock:Goal.

share_domains(Goal) :-
    term_variables(Goal, Vars),
    maplist(share_domain, Vars).

share_domain(Var) :-
    (   var(Var), get_attr(Var, clpfd, A) ->
        '$fd_domain'(A, Intervals),
        domain_of(Intervals, Domain),
        clpfd_stock:(Var in Domain)
    ;   true
    ).

% share_both(?Var): if both libraries know the variable, tells the installed one the intersection of the two domains.

share_both(Var) :-
    (   is_of_both(Var) -> share_domain(Var)
    ;   true
    ).

is_of_both(Var) :- var(Var), get_attr(Var, clpfd_stock, _), get_attr(Var, clpfd, _).

hand_over(goal, Goal) :- stock(Goal).
hand_over(component, Goal) :-
    hand_over_variables(Goal),
    stock(Goal).

hand_over(domains, Goal) :-
    term_variables(Goal, Vars),
    maplist(take_domain, Vars),
    post(Goal).

% take_domain(?Var): if only the installed library knows the variable, copies its domain to the engine; if the numbers are too
% large for the engine, the variable gets all integers as its domain.

take_domain(Var) :-
    (   is_only_in_stock(Var) ->
        clpfd_stock:fd_dom(Var, Domain),
        post([Var] ins Domain),
        (   is_only_in_stock(Var) -> post([Var] ins inf..sup)
        ;   true
        )
    ;   true
    ).

is_only_in_stock(Var) :- var(Var), get_attr(Var, clpfd_stock, _), \+ get_attr(Var, clpfd, _).

hand_over_variables(Term) :-
    term_variables(Term, Vars),
    maplist(hand_over_variable, Vars).

hand_over_variable(Var) :-
    (   var(Var), get_attr(Var, clpfd, A) -> hand_over_component(A)
    ;   true
    ).

hand_over_component(Attribute) :-
    load_stock,
    '$fd_goals'(Attribute, Goals),
    '$fd_variables'(Attribute, Vars),
    maplist(set_free, Vars),
    maplist(call_stock, Goals).

set_free(Var) :-
    (   var(Var) -> del_attr(Var, clpfd)
    ;   true
    ).

call_stock(Goal) :- clpfd_stock:Goal.

load_stock :- stock_is_loaded, !.
load_stock :- with_mutex(clpfd_stock, load_stock_).

load_stock_ :- stock_is_loaded, !.
load_stock_ :-
    absolute_file_name(swi('library/clp/clpfd.pl'), File, [access(read)]),
    setup_call_cleanup(
        open(File, read, In, [encoding(utf8)]),
        load_renamed(File, In),
        close(In)),
    assertz(stock_is_loaded).

% Reads the library's text with the module name replaced. Longer names that contain it are left alone, and so is the module
% named in residual goals, which remains the user's.

load_renamed(File, In) :-
    read_string(In, _, Text),
    atomic_list_concat(Halves, ':- encoding(utf8).', Text),     % a string has its encoding
    atomic_list_concat(Halves, Decoded),
    atomic_list_concat(Parts, clpfd, Decoded),
    renamed(Parts, Renamed),
    atomic_list_concat(Renamed, NewText),
    setup_call_cleanup(
        open_string(NewText, Stream),
        load_files(File, [stream(Stream), silent(true), imports([])]),
        close(Stream)).

renamed([Last], [Last]) :- !.
renamed([Part,Next|Parts], [Part,Name|Renamed]) :-
    (   is_module_name(Part, Next) -> Name = clpfd_stock
    ;   Name = clpfd
    ),
    renamed([Next|Parts], Renamed).

is_module_name(Before, After) :-
    \+ ( sub_atom(Before, _, 1, 0, C), ( char_type(C, csym) ; C == (#) ) ),
    \+ ( sub_atom(After, 0, 1, _, D), ( char_type(D, csym) ; D == (-) ) ),
    \+ sub_atom(After, 0, 2, _, ':('),
    \+ sub_atom(After, 0, 3, _, ':G)').
