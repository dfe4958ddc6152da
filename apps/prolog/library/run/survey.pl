% The predicates that a program uses and defines, found before it is loaded. A program that imports no constraint library gets the one
% that it needs.

:- module(run_survey, [survey/4, belongs_to/2, exports/2, library_names/1]).

:- use_module(library(lists)).
:- use_module(library(occurs)).
:- use_module(library(prolog_code)).
:- use_module(library(readutil)).

:- op(700, xfx, in).
:- op(450, xfx, ..).

% survey(+File, +Goals, -Library, -Defined): Library is clpfd, gprolog or none. Goals are texts that will be run.

survey(File, Goals, Library, Defined) :-
    learn_interfaces,
    catch(setup_call_cleanup(open(File, read, In), terms(In, Terms, Asked), close(In)), _, Terms = Asked),
    findall((:- Goal), ( member(Text, Goals), catch(term_string(Goal, Text, [module(run_syntax)]), _, fail) ), Asked),
    findall(Name/Arity, ( member(Term, Terms), defined(Term, Name, Arity) ), Defined0),
    sort(Defined0, Defined),
    (   member(Term, Terms), imports_constraints(Term) -> Library = none
    ;   member(Library, [gprolog,clpfd]), member(Term, Terms), needs(Term, File, Library, Defined) -> true
    ;   Library = none
    ).

% terms(+In, -Terms, ?Last): reads with the operators of both libraries and of the program; what cannot be read becomes
% `unreadable`.

terms(In, Terms, Last) :-
    catch(read_term(In, Term, [module(run_syntax)]), error(syntax_error(_), _), Term = unreadable),
    (   Term == end_of_file -> Terms = Last
    ;   Terms = [Term|Rest],
        declare(Term),
        terms(In, Rest, Last)
    ).

declare(Term) :-
    (   nonvar(Term), Term = (:- op(Priority, Type, Names)) ->
        catch(op(Priority, Type, run_syntax:Names), _, true)
    ;   true
    ).

% learn_interfaces: reads the names and operators of both libraries from the first terms of their files.

:- dynamic exports/2.

learn_interfaces :- forall(member(Library, [clpfd,gprolog]), learn_interface(Library)).

learn_interface(Library) :-
    absolute_file_name(library(Library), File, [file_type(prolog), access(read)]),
    setup_call_cleanup(open(File, read, In), read(In, Term), close(In)),
    Term = (:- module(_, Exports)),
    forall(member(Export, Exports), learn(Export, Library)).

learn(op(Priority, Type, Name), _) :- op(Priority, Type, run_syntax:Name).
learn(Name/Arity, Library) :- assertz(exports(Library, Name/Arity)).

imports_constraints(Term) :-
    nonvar(Term),
    Term = (:- Goal),
    sub_term(Part, Goal),
    nonvar(Part),
    Part = library(Library),
    term_to_atom(Library, Name),
    sub_atom(Name, _, _, _, Constraints),
    memberchk(Constraints, [clp, gprolog, quadrille, bounds]),
    exists_source(Part).

% library_names(-Names): of the libraries that can be loaded.

library_names(Names) :-
    findall(Name,
            ( absolute_file_name(library(.), Folder, [file_type(directory), solutions(all), file_errors(fail)]),
              directory_files(Folder, Files),
              member(File, Files),
              file_name_extension(Name, pl, File) ),
            Names0),
    sort(Names0, Names).

defined(Term, Name, Arity) :-
    nonvar(Term),
    (   Term = (Head :- _) -> true
    ;   Term \= (:- _), Term \= (_ --> _), Term = Head
    ),
    callable(Head),
    pi_head(Name/Arity, Head).

% needs(+Term, +File, ?Library, +Defined): a name in Term tells which library is needed; names of both libraries mean
% library(clpfd). For an unreadable term, the text of the program is searched for the names.

needs(unreadable, File, Library, _) :- !,
    read_file_to_string(File, Text, []),
    (   exports(Library, Name/Arity),
        tells(Name, Arity, Library),
        sub_string(Text, _, _, _, Name)
    ;   Library = clpfd,
        sub_string(Text, _, _, _, " in "),
        sub_string(Text, _, _, _, "..")
    ).
needs(Term, _, Library, Defined) :-
    sub_term(Part, Term),
    callable(Part),
    pi_head(Name/Arity, Part),
    \+ memberchk(Name/Arity, Defined),
    (   tells(Name, Arity, Library)
    ;   is_domain_of(Part),
        Library = clpfd
    ).

is_domain_of(_ in Domain) :-
    sub_term(Part, Domain),
    nonvar(Part),
    Part = _.._.

tells(Name, Arity, gprolog) :-
    is_constraint(Name),
    exports(gprolog, Name/Arity),
    \+ exports(clpfd, Name/Arity).
tells(Name, Arity, clpfd) :-
    is_constraint(Name),
    exports(clpfd, Name/Arity).

is_constraint(Name) :-
    (   sub_atom(Name, 0, _, _, #) -> true
    ;   sub_atom(Name, 0, _, _, fd_) -> true
    ;   memberchk(Name, [ins, label, labeling, all_different, all_distinct])
    ).

% belongs_to(+Indicator, -Library): the first of the libraries that has this predicate.

belongs_to(Indicator, Library) :-
    member(Library, [clpfd,gprolog]),
    exports(Library, Indicator), !.
