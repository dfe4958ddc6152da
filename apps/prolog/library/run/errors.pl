% The sentence for an error: what was found, what was expected, and what to do.

:- module(run_errors, [error_sentence/3, frames/2]).

:- use_module(library(apply)).
:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(near).
:- use_module(places).
:- use_module(sentences).
:- use_module(survey).

:- op(700, xfx, [#=, in, ins]).

% error_sentence(+Error, +Lines, -Sentence): Lines is Prolog's own message.

error_sentence(error(syntax_error(Kind), Context), Lines, Sentence) :- !, of_syntax(Kind, Context, Lines, Sentence).
error_sentence(error(Formal, Context), Lines, Sentence) :- !,
    (   of_error(Formal, Context, Sentence) -> true
    ;   own_words(Lines, Words),
        say(other, [Words], Sentence)
    ).
error_sentence(Exception, _, Sentence) :- say(uncaught, [Exception], Sentence).

% own_words(+Lines, -Words): Words is the message without the places at its beginning.

own_words(Lines, Words) :-
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    split_string(Text, "\n", " ", Parts),
    member(Words0, Parts),
    Words0 \== "", !,
    (   sub_string(Words0, Before, _, _, "Syntax error") -> sub_string(Words0, Before, _, 0, Words1)
    ;   Words1 = Words0
    ),
    (   string_concat(Words, ".", Words1) -> true
    ;   Words = Words1
    ).

% Syntax errors.

of_syntax(operator_expected, Context, _, Sentence) :- !,
    (   line_at(Context, Line), wrong_operator(Line, Found, Name, Right) -> say(Name, [Found|Right], Sentence)
    ;   line_at(Context, Line), has_constraint(Line), \+ current_op(_, xfx, user:(#=)) -> say(no_constraints, [], Sentence)
    ;   say(operator_expected, [], Sentence)
    ).
of_syntax(undefined_char_escape(C), _, _, Sentence) :- !, say(undefined_char_escape, [C], Sentence).
of_syntax(end_of_file_in_quoted(_), _, _, Sentence) :- !, say(end_of_file_in_quoted, [], Sentence).
of_syntax(Kind, _, _, Sentence) :-
    memberchk(Kind, [end_of_file, end_of_clause, end_of_clause_expected, cannot_start_term, operator_clash, operator_balance,
                     end_of_file_in_block_comment, quoted_punctuation, illegal_number, integer_expected]), !,
    say(Kind, [], Sentence).
of_syntax(_, _, Lines, Sentence) :-
    own_words(Lines, Words),
    say(other_syntax, [Words], Sentence).

line_at(string(Text, _), Text).
line_at(file(File,Number,_,_), Line) :-
    setup_call_cleanup(open(File, read, In, [encoding(utf8)]), line_of(Number, In, Line), close(In)).

line_of(Number, In, Text) :-
    read_line_to_string(In, First),
    string(First),
    (   Number =:= 1 -> Text = First
    ;   Next is Number - 1,
        line_of(Next, In, Text)
    ).

has_constraint(Text) :- member(Sign, ["#",".."]), sub_string(Text, _, _, _, Sign), !.

% wrong_operator(+Line, -Found, -Name, -Right): Found is a sign in the line that other languages have, Right are those meant, and Name
% is the sentence about them.

wrong_operator(Line, Found, Name, Right) :-
    string_codes(Line, Codes),
    phrase(signs(Signs), Codes),
    member(Found, Signs),
    meant(Found, Name, Right),
    \+ current_op(_, _, user:Found), !.

meant(#<=, no_operator, ['#=<']).
meant('#=>', no_operator_but_two, ['#>=','#==>']).
meant('#!=', no_operator, ['#\\=']).
meant('#<>', no_operator, ['#\\=']).
meant('#=/=', no_operator, ['#\\=']).
meant('#==', no_operator, ['#=']).
meant('#===', no_operator, ['#=']).
meant('#<=>', no_operator, ['#<==>']).
meant('#&', no_operator, ['#/\\']).
meant('#&&', no_operator, ['#/\\']).
meant('#|', no_operator, ['#\\/']).
meant('#||', no_operator, ['#\\/']).
meant(<=, no_operator_outside, ['=<','#=<']).
meant('!=', no_operator_outside, ['\\=','#\\=']).
meant(<>, no_operator_outside, ['\\=','#\\=']).
meant(&&, no_operator, [',']).
meant('||', no_operator, [;]).

signs([Sign|Signs]) --> [C], { is_sign(C) }, !, more_signs(Cs), { atom_codes(Sign, [C|Cs]) }, signs(Signs).
signs(Signs) --> [_], !, signs(Signs).
signs([]) --> [].

more_signs([C|Cs]) --> [C], { is_sign(C) }, !, more_signs(Cs).
more_signs([]) --> [].

is_sign(C) :- memberchk(C, `#!<>=&|/\\`).

% Other errors.

of_error(existence_error(procedure, Indicator), _, Sentence) :- !,
    strip_module(Indicator, _, Name/Arity),
    no_predicate(Name, Arity, Sentence).
of_error(existence_error(fd_tell_constraint, Constraint), _, Sentence) :- !,
    functor(Constraint, Name, Arity),
    say(no_fd_tell, [Name/Arity], Sentence).
of_error(existence_error(source_sink, Source), _, Sentence) :- !, no_source(Source, Sentence).
of_error(existence_error(export, Indicator, module(Module)), _, Sentence) :- !,
    strip_module(Indicator, _, Name/Arity),
    no_export(Module, Name, Arity, Sentence).
of_error(permission_error(modify, static_procedure, Indicator), _, Sentence) :- !,
    strip_module(Indicator, _, Plain),
    say(belongs_to_prolog, [Plain], Sentence).
of_error(permission_error(Action, Type, Indicator), _, Sentence) :-
    memberchk(Action-Type, [redefine-imported_procedure, define-imported_procedure, redefine-built_in_procedure]), !,
    strip_module(Indicator, _, Plain),
    say(belongs_to_prolog, [Plain], Sentence).
of_error(evaluation_error(zero_divisor), _, Sentence) :- !, say(division_by_zero, [], Sentence).
of_error(evaluation_error(undefined), _, Sentence) :- !, say(undefined_value, [], Sentence).
of_error(resource_error(_), _, Sentence) :- !, say(no_memory, [], Sentence).
of_error(instantiation_error, Context, Sentence) :- !, of_unbound(Context, Sentence).
of_error(type_error(integer, Found), Context, Sentence) :- of_integer(Found, Context, Sentence), !.
of_error(type_error(fd_variable, Found), _, Sentence) :- atom(Found), !, say(small_letter, [Found], Sentence).
of_error(type_error(list, Found), Context, Sentence) :- !,
    (   var(Found), has_goal(Context, _ ins _) -> say(variable_before_ins, [], Sentence)
    ;   shown(Found, Shown), say(not_a_list, [Shown], Sentence)
    ).
of_error(domain_error(scalar_product_relation, Found), _, Sentence) :- !,
    (   intended_relation(Found, Right) -> true
    ;   Right = (#=)
    ),
    shown(Found, Shown),
    say(relation, [Shown,Right], Sentence).
of_error(domain_error(clpfd_expression, Found), _, Sentence) :- float(Found), !, say(fraction, [Found], Sentence).
of_error(type_error(fd_evaluable, Found), _, Sentence) :- float(Found), !, say(fraction, [Found], Sentence).
of_error(domain_error(labeling_option, Option), _, Sentence) :- !,
    (   atom(Option),
        nearest(Option, [leftmost,ff,ffc,min,max,up,down,step,enum,bisect], Near) -> near_option(Option, an_option, Near, Sentence)
    ;   found_expected(Option, an_option, Sentence)
    ).
of_error(domain_error(fd_labeling_option, Option), _, Sentence) :- !,
    option_methods(Option, Methods),
    found_expected(Option, Methods, Sentence).
of_error(Formal, _, Sentence) :-
    expected_kind(Formal, Found, Kind), !,
    found_expected(Found, Kind, Sentence).
of_error(type_error(Type, Found), _, Sentence) :- !, found_kind(Found, Type, Sentence).
of_error(domain_error(Domain, Found), _, Sentence) :- found_kind(Found, Domain, Sentence).

expected_kind(type_error(evaluable, Found), Found, a_value).
expected_kind(type_error(fd_evaluable, Found), Found, a_gnu_expression).
expected_kind(type_error(fd_bool_evaluable, Found), Found, a_gnu_formula).
expected_kind(domain_error(clpfd_expression, Found), Found, an_expression).
expected_kind(domain_error(clpfd_reifiable_expression, Found), Found, a_formula).
expected_kind(domain_error(clpfd_domain, Found), Found, a_domain).
expected_kind(type_error(clpfd_domain, Found), Found, a_domain).
expected_kind(type_error(callable, Found), Found, a_callable).

option_methods(variable_method(_), a_variable_method) :- !.
option_methods(value_method(_), a_value_method) :- !.
option_methods(reorder(_), a_reorder) :- !.
option_methods(_, a_gnu_option).

found_kind(Found, Kind, Sentence) :-
    (   memberchk(Kind-Name, [integer-an_integer, list-a_list]) -> say(Name, [], Expected)
    ;   is_french -> say(a_kind, [Kind], Expected)
    ;   with_article(Kind, Expected)
    ),
    shown(Found, Shown),
    say(found_expected, [Shown,Expected], Sentence).

with_article(Kind, Expected) :-
    (   atom(Kind), sub_atom(Kind, 0, 1, _, First), memberchk(First, [a,e,i,o,u]) -> Article = an
    ;   Article = a
    ),
    format(atom(Expected), "~w ~w", [Article,Kind]).

found_expected(Found, Kind, Sentence) :-
    say(Kind, [], Expected),
    shown(Found, Shown),
    say(found_expected, [Shown,Expected], Sentence).

near_option(Option, Kind, Near, Sentence) :-
    say(Kind, [], Expected),
    say(near_option, [Option,Expected,Near], Sentence).

% shown(+Term, -Shown): without the names that Prolog gives to variables.

shown(Term, Shown) :-
    copy_term_nat(Term, Shown),
    term_variables(Shown, Vars),
    maplist(=('$VAR'('_')), Vars).

% of_integer(+Found, +Context, -Sentence): something that is no integer stands where a variable or an integer is expected.

of_integer(Found, Context, Sentence) :-
    (   is_list(Found), has_goal(Context, clpfd_in(_,_)) -> say(list_before_in, [], Sentence)
    ;   shown(Found, Shown),
        (   has_goal(Context, uhook(clpfd,_,_)) -> say(unified_with_term, [Shown], Sentence)
        ;   atom(Found), is_imported(clpfd) -> say(small_letter, [Shown], Sentence)
        ;   float(Found) -> say(fraction, [Found], Sentence)
        )
    ).

intended_relation(Found, #=) :- memberchk(Found, [=, ==, =:=, is]).
intended_relation(Found, #\=) :- memberchk(Found, [\=, \==, =\=]).
intended_relation(<, #<).
intended_relation(>, #>).
intended_relation(=<, #=<).
intended_relation(<=, #=<).
intended_relation(>=, #>=).

of_unbound(Context, Sentence) :-
    (   called_first(Context, Called), evaluation_place(Called, _, _) -> say(unbound_is, [], Sentence)
    ;   called_first(Context, Called), strip_module(Called, _, Goal), needs_values(Goal, Name, Constraint) ->
        (   Name == is -> say(unbound_is, [], Sentence)
        ;   say(unbound_comparison, [Name,Constraint], Sentence)
        )
    ;   has_goal(Context, _ ins _) -> say(variable_before_ins, [], Sentence)
    ;   is_labelling(Context) -> say(unbound_label, [], Sentence)
    ;   say(unbound, [], Sentence)
    ).

needs_values((is)/2, is, #=).
needs_values((=:=)/2, =:=, #=).
needs_values((=\=)/2, =\=, #\=).
needs_values((<)/2, <, #<).
needs_values((>)/2, >, #>).
needs_values((=<)/2, =<, #=<).
needs_values((>=)/2, >=, #>=).

% frames(+Context, -Frames): the goals that were running, the last one first.

frames(Context, Frames) :-
    nonvar(Context),
    Context = context(Stack, _),
    nonvar(Stack),
    Stack = prolog_stack(Frames),
    is_list(Frames).

called_first(Context, Called) :-
    (   frames(Context, Frames) -> Frames = [frame(_, Where, _)|_], nonvar(Where), Where = call(Called)
    ;   nonvar(Context), Context = context(Called, _), nonvar(Called), Called = _:_/_
    ).

has_goal(Context, Goal) :-
    frames(Context, Frames),
    member(frame(_, _, Running0), Frames),
    strip_module(Running0, _, Running),
    nonvar(Running),
    Running = Goal, !.

is_labelling(Context) :-
    frames(Context, Frames),
    member(frame(_, Where, _), Frames),
    indicator_text(Where, Text),
    member(Part, ["label","indomain"]),
    sub_string(Text, _, _, _, Part), !.

indicator_text(pred_line(Indicator, _), Text) :- format(string(Text), "~w", [Indicator]).
indicator_text(call(Indicator), Text) :- format(string(Text), "~w", [Indicator]).

% Predicates that do not exist.

no_predicate(Name, Arity, Sentence) :-
    findall(Other, other_arity(Name, Arity, Other), Others0),
    sort(Others0, Others),
    (   Others \== [] ->
        listed(Others, List),
        say(other_arity, [Name/Arity,List], Sentence)
    ;   belongs_to(Name/Arity, Library) ->
        (   member(Other, [clpfd,gprolog]), Other \== Library, is_imported(Other) ->
            say(predicate_of_other_library, [Name/Arity,Library,Other], Sentence)
        ;   say(predicate_of_library, [Name/Arity,Library], Sentence)
        )
    ;   near_predicate(Name, Arity, Near) -> say(near_predicate, [Name/Arity,Near], Sentence)
    ;   say(no_predicate, [Name/Arity], Sentence)
    ).

listed([First], Text) :- !, format(atom(Text), "~q", [First]).
listed([First|Rest], Text) :-
    listed(Rest, Others),
    format(atom(Text0), "~q", [First]),
    say(and, [Text0,Others], Text).

is_imported(Library) :- predicate_property(user:(_ #= _), imported_from(Library)).

other_arity(Name, Arity, Name/Other) :-
    (   current_predicate(user:Name/Other)
    ;   belongs_to(Name/Other, Library),
        is_imported(Library)
    ),
    Other =\= Arity.

% near_predicate(+Name, +Arity, -Near): among the predicates of the program, of the constraint library, and of Prolog, in this order,
% with the same number of arguments; else among the first two.

near_predicate(Name, Arity, Near/NearArity) :-
    member(Where-NearArity, [program-Arity, constraints-Arity, prolog-Arity, program-_, constraints-_]),
    findall(Other, known(Where, Other, NearArity), Others0),
    sort(Others0, Others),
    nearest(Name, Others, Near),
    once(known(Where, Near, NearArity)), !.

known(program, Name, Arity) :-
    current_predicate(user:Name/Arity),
    functor(Head, Name, Arity),
    \+ predicate_property(user:Head, imported_from(_)).
known(constraints, Name, Arity) :-
    (   member(Other, [clpfd,gprolog]), is_imported(Other) -> Library = Other
    ;   true
    ),
    exports(Library, Name/Arity).
known(prolog, Name, Arity) :-
    (   current_predicate(system:Name/Arity)
    ;   current_predicate(lists:Name/Arity)
    ;   current_predicate(apply:Name/Arity)
    ),
    \+ sub_atom(Name, 0, _, _, $).

% Files and libraries that do not exist.

no_source(Source, Sentence) :-
    (   compound(Source), Source = library(Library) -> no_library(Library, Sentence)
    ;   atom(Source), exists_source(library(Source)) -> say(library_without_word, [Source,Source], Sentence)
    ;   say(no_file, [Source], Sentence)
    ).

no_library(Library, Sentence) :-
    (   atom(Library), library_names(Names), nearest(Library, Names, Near) -> say(near_library, [Library,Near], Sentence)
    ;   say(no_library, [Library], Sentence)
    ).

no_export(Module, Name, Arity, Sentence) :-
    (   module_property(Module, exports(Exports)),
        findall(Other, member(Other/_, Exports), Others),
        nearest(Name, Others, Near),
        memberchk(Near/NearArity, Exports) -> say(near_export, [Module,Name/Arity,Near/NearArity], Sentence)
    ;   say(no_export, [Module,Name/Arity], Sentence)
    ).
