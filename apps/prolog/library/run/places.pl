% Lets errors name the lines of the program in which they arise. The last call of a clause replaces the clause on the stack.
% If it calls a predicate that the program does not define, `true` is added after it, so that the clause stays there.

:- module(run_places, [keep_places/2, is_users/1, evaluation_place/3]).

:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(readutil)).
:- use_module(library(prolog_code)).

:- dynamic program/1, program_defines/1.

% keep_places(+File, +Defined): File is the program, Defined has the indicators of its predicates.

keep_places(File, Defined) :-
    (   absolute_file_name(File, Path, [extensions(['',pl]), access(read), file_errors(fail)]) ->
        assertz(program(Path))
    ;   true
    ),
    forall(member(Indicator, Defined), assertz(program_defines(Indicator))).

% is_users(+Path): the file does not belong to a library.

is_users(Path) :-
    atom(Path),
    current_prolog_flag(home, Home),
    \+ sub_atom(Path, 0, _, _, Home),
    module_property(run_places, file(Own)),
    file_directory_name(Own, Run),
    file_directory_name(Run, Library),
    \+ sub_atom(Path, 0, _, _, Library).

% evaluation_place(+Indicator, -File, -Line): Prolog evaluates X is E within the clause if X occurs there for the first time. An error
% then names the predicate but no line. Its place is that of the first such goal.

evaluation_place(Indicator, File, Line) :-
    strip_module(Indicator, Module, Name/Arity),
    program_defines(Name/Arity),
    functor(Head, Name, Arity),
    clause(Module:Head, Body, Clause),
    sub_term(Goal, Body),
    nonvar(Goal),
    Goal = (_ is _),
    clause_property(Clause, file(File)),
    clause_property(Clause, line_count(First)), !,
    (   line_with(File, First, " is ", Line) -> true
    ;   Line = First
    ).

line_with(File, First, Text, Line) :-
    read_file_to_string(File, Content, [encoding(utf8)]),
    split_string(Content, "\n", "", Lines),
    nth1(Line, Lines, Candidate),
    Line >= First,
    sub_string(Candidate, _, _, _, Text), !.

% When an error asks for its lines, a clause is read and expanded once more, although no file is being loaded.

is_program_loaded :-
    (   prolog_load_context(source, File) -> program(File)
    ;   true
    ).

is_run(Goal) :-
    callable(Goal),
    pi_head(Name/Arity, Goal),
    program_defines(Name/Arity).

% both(+Place0, -A0, -B0, -Place, +A, +B): the places of the two arguments, if any are known.

both(P, _, _, P, _, _) :- var(P), !.
both(parentheses_term_position(From,To,P0), A0, B0, parentheses_term_position(From,To,P), A, B) :-
    both(P0, A0, B0, P, A, B).
both(term_position(From,To,F,T,[A0,B0]), A0, B0, term_position(From,To,F,T,[A,B]), A, B).

% kept(+Goal0, ?Place0, -Goal, ?Place)

kept(Goal, P, Goal, P) :- var(Goal), !.
kept(( A, B0 ), P0, ( A, B ), P) :- !, both(P0, PA, PB0, P, PA, PB), kept(B0, PB0, B, PB).
kept(( A -> B0 ), P0, ( A -> B ), P) :- !, both(P0, PA, PB0, P, PA, PB), kept(B0, PB0, B, PB).
kept(( A *-> B0 ), P0, ( A *-> B ), P) :- !, both(P0, PA, PB0, P, PA, PB), kept(B0, PB0, B, PB).
kept(( A0 ; B0 ), P0, ( A ; B ), P) :- !,
    both(P0, PA0, PB0, P, PA, PB),
    kept(A0, PA0, A, PA),
    kept(B0, PB0, B, PB).
kept(Goal, P0, ( Goal, true ), P) :-
    \+ memberchk(Goal, [!, true, fail, false, halt]),
    callable(Goal),
    \+ is_run(Goal), !,
    (   var(P0) -> true
    ;   arg(1, P0, From),
        arg(2, P0, To),
        P = term_position(From, To, To, To, [P0,To-To])
    ).
kept(Goal, P, Goal, P).

% The hooks themselves. They come last, because they take effect from here on.

:- multifile user:term_expansion/4, user:goal_expansion/2.
:- dynamic user:term_expansion/4, user:goal_expansion/2.

user:term_expansion((Head :- Body0), P0, (Head :- Body), P) :-
    run_places:is_program_loaded,
    run_places:both(P0, PH, PB0, P, PH, PB),
    run_places:kept(Body0, PB0, Body, PB),
    Body \== Body0.
user:term_expansion((:- Goal), P, (:- catch_with_backtrace(Goal, E, throw(E))), P) :-
    run_places:is_program_loaded,
    run_places:is_run(Goal).
user:term_expansion((:- initialization(Goal)), P, (:- initialization(catch_with_backtrace(Goal, E, throw(E)))), P) :-
    run_places:is_program_loaded,
    run_places:is_run(Goal).

% A file to include that does not exist would end the loading.

user:term_expansion((:- include(File)), P, [], P) :-
    run_places:is_program_loaded,
    ground(File),
    \+ absolute_file_name(File, _, [file_type(prolog), access(read), file_errors(fail)]),
    print_message(error, error(existence_error(source_sink, File), _)).

% A program that calls halt itself also reports its errors.

user:goal_expansion(halt, run_messages:leave) :- run_places:is_program_loaded.
