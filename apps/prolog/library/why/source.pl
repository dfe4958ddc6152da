% The clauses of a program as they are written: with the places of their goals, and before goal expansion.

:- module(why_source, [source_clauses/2, goal_text/3, line_of/3, query_place/2]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(prolog_code)).
:- use_module(library(readutil)).
:- use_module(library(run/places), [is_users/1]).

:- dynamic text_of/2, clause_of/6, is_read/2.
:- volatile text_of/2, clause_of/6, is_read/2.

% source_clauses(+Goal, -Clauses): the clauses source(Head, Body, BodyPlace, Names, File) of the predicate that Module:Goal calls, in
% their order. BodyPlace is a place of read_term/2 or `none`. Fails if the predicate does not stand in one file of the user's, clause for
% clause, as when it was changed by assertz/1 or by term expansion.

source_clauses(Module0:Goal, Clauses) :-
    definition(Module0:Goal, Module),
    predicate_property(Module:Goal, file(File)),
    is_users(File),
    predicate_property(Module:Goal, number_of_clauses(Number)),
    read_clauses(File, Module),
    pi_head(Name/Arity, Goal),
    findall(source(Head,Body,Place,Names,File), clause_of(File, Name/Arity, Head, Body, Place, Names), Clauses),
    length(Clauses, Number).

definition(Module0:Goal, Module) :-
    (   predicate_property(Module0:Goal, imported_from(Module1)) -> Module = Module1
    ;   Module = Module0
    ).

% The file is read again after it was loaded again.

read_clauses(File, Module) :-
    source_file_property(File, modified(Time)),
    (   is_read(File, Time) -> true
    ;   retractall(is_read(File, _)),
        retractall(text_of(File, _)),
        retractall(clause_of(File, _, _, _, _, _)),
        read_file_to_string(File, Text, [encoding(utf8)]),
        assertz(text_of(File, Text)),
        setup_call_cleanup(open_string(Text, In), read_all(In, File, Module), close(In)),
        assertz(is_read(File, Time))
    ).

read_all(In, File, Module) :-
    repeat,
    catch(read_term(In, Term, [module(Module), variable_names(Names), subterm_positions(Place)]), error(syntax_error(_), _), fail),
    (   Term == end_of_file -> !
    ;   keep(Term, Place, Names, File),
        fail
    ).

keep(Term, _, _, _) :- var(Term), !.
keep((:- _), _, _, _) :- !.
keep((?- _), _, _, _) :- !.
keep((Head --> Body), _, Names, File) :- !,
    catch(dcg_translate_rule((Head --> Body), Clause), _, fail),
    (   Clause = (Head1 :- Body1) -> true
    ;   Head1 = Clause, Body1 = true
    ),
    keep_clause(Head1, Body1, none, Names, File).
keep((Head :- Body), Place, Names, File) :- !,
    (   argument_places(Place, [_,BodyPlace]) -> true
    ;   BodyPlace = none
    ),
    keep_clause(Head, Body, BodyPlace, Names, File).
keep(Head, Place, Names, File) :- keep_clause(Head, true, Place, Names, File).

keep_clause(Head0, Body, Place, Names, File) :-
    strip_module(Head0, _, Head),
    callable(Head),
    pi_head(Indicator, Head),
    assertz(clause_of(File, Indicator, Head, Body, Place, Names)).

argument_places(Place, Places) :-
    nonvar(Place),
    (   Place = parentheses_term_position(_,_,Inner) -> argument_places(Inner, Places)
    ;   Place = term_position(_,_,_,_,Places)
    ).

% query_place(+Name, -Place): the place of the goal within why/1 or why_not/1 in the query that is being run, if its text is known: the
% argument of why/1, or the goals before why_not/1; else `none`.

query_place(Name, Place) :-
    nb_current(query_text, Text),
    Text \== [],
    forget_query,
    assertz(text_of(query, Text)),
    catch(term_string(Query, Text, [subterm_positions(QueryPlace), module(user)]), _, fail),
    asked_place(Name, Query, QueryPlace, Place), !.
query_place(_, none).

forget_query :- retractall(text_of(query, _)).

asked_place(Name, Query, parentheses_term_position(_,_,Place0), Place) :- asked_place(Name, Query, Place0, Place).
asked_place(why, why(_), term_position(_,_,_,_,[Place]), Place).
asked_place(why, ( A, B ), term_position(_,_,_,_,[PlaceA,PlaceB]), Place) :-
    (   asked_place(why, A, PlaceA, Place) -> true
    ;   asked_place(why, B, PlaceB, Place)
    ).
asked_place(why_not, ( A, B ), Place, Place) :- last_of(( A, B ), why_not(_)).

last_of(( _, B ), Last) :-
    nonvar(B),
    (   B = ( _, _ ) -> last_of(B, Last)
    ;   Last = B
    ).

% goal_text(+File, +Place, -Text): the goal as it is written, on one line.

goal_text(File, Place, Text) :-
    place_ends(Place, From, To),
    text_of(File, All), !,
    Length is To - From,
    sub_string(All, From, Length, _, Raw),
    split_string(Raw, "\n", " \t\r", Lines),
    atomic_list_concat(Lines, ' ', Text).

% line_of(+File, +Place, -Line)

line_of(_, Place, Line) :- nonvar(Place), Place = line(Line), !.
line_of(File, Place, Line) :-
    place_ends(Place, From, _),
    text_of(File, All),
    sub_string(All, 0, From, _, Before),
    split_string(Before, "\n", "", Lines),
    length(Lines, Line).

place_ends(Place, From, To) :-
    compound(Place),
    arg(1, Place, From),
    arg(2, Place, To),
    integer(From),
    integer(To).
