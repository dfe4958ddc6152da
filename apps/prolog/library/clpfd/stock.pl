% The installed library, under the module name clpfd_stock, loaded when first needed. A variable belongs to one of the two
% libraries: before a goal goes to the installed one, all goals that are connected with its variables move there.

:- dynamic stock_is_loaded/0.
:- volatile stock_is_loaded/0.

% stock(+Goal): calls Goal in the installed library, to which its variables must belong.

stock(Goal) :-
    load_stock,
    clpfd_stock:Goal.

% hand_over(+Goal): posts Goal in the installed library. A domain is given to each variable by itself, because it does not
% connect them.

hand_over(Vars ins Domain) :-
    Vars = [_,_|_], !,
    maplist(hand_over_domain(Domain), Vars).
hand_over(Goal) :-
    hand_over_variables(Goal),
    stock(Goal).

hand_over_domain(Domain, Var) :- post(Var in Domain).

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
    wrap_predicate(clpfd_stock:attr_unify_hook(_, Other), quadrille, Hook, ( clpfd:hand_over_variable(Other), Hook )),
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
