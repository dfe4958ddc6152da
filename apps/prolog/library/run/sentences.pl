% Sentences for errors: what was found, what was expected, and what to do.

:- module(run_sentences, [sentence/3]).

:- use_module(library(lists)).
:- use_module(library(readutil)).
:- use_module(survey).

:- op(700, xfx, #=).

% sentence(+Error, +Lines, -Sentence): Lines is Prolog's own message.

sentence(error(syntax_error(Kind), Context), Lines, Sentence) :- !,
    own_words(Lines, Words),
    (   Kind == operator_expected -> missing(Context, Hint)
    ;   Kind == end_of_file -> Hint = '; is a full stop missing after the last clause?'
    ;   Hint = '.'
    ),
    format(atom(Sentence), "~w~w", [Words,Hint]).
sentence(error(Formal, Context), Lines, Sentence) :- !,
    (   of_error(Formal, Context, Sentence) -> true
    ;   own_words(Lines, Words),
        format(atom(Sentence), "~w.", [Words])
    ).
sentence(Exception, _, Sentence) :-
    format(atom(Sentence), "nobody caught the exception ~q.", [Exception]).

% own_words(+Lines, -Words): Words is the message without the places at its beginning.

own_words(Lines, Words) :-
    with_output_to(string(Text), print_message_lines(current_output, '', Lines)),
    split_string(Text, "\n", " ", Parts),
    member(Words0, Parts),
    Words0 \== "", !,
    (   sub_string(Words0, Before, _, _, "Syntax error") -> sub_string(Words0, Before, _, 0, Words)
    ;   Words = Words0
    ).

missing(Context, Hint) :-
    (   constraint_line(Context), \+ current_op(_, xfx, user:(#=)) ->
        Hint = '; to use constraints, add :- use_module(library(clpfd)).'
    ;   Hint = '; is a comma, an operator or a full stop missing before this place?'
    ).

constraint_line(string(Text, _)) :- has_constraint(Text).
constraint_line(file(File,Line,_,_)) :-
    setup_call_cleanup(open(File, read, In), line_of(Line, In, Text), close(In)),
    has_constraint(Text).

has_constraint(Text) :- member(Sign, ["#",".."]), sub_string(Text, _, _, _, Sign), !.

line_of(Number, In, Text) :-
    read_line_to_string(In, First),
    string(First),
    (   Number =:= 1 -> Text = First
    ;   Next is Number - 1,
        line_of(Next, In, Text)
    ).

of_error(existence_error(procedure, Indicator), _, Sentence) :- !,
    strip_module(Indicator, _, Name/Arity),
    format(atom(Predicate), "~q", [Name/Arity]),
    advice(Name, Arity, Advice),
    format(atom(Sentence), "there is no predicate ~w~w", [Predicate,Advice]).
of_error(type_error(evaluable, Function), _, Sentence) :- !,
    found_expected(Function, 'a number or a function of arithmetic', Sentence).
of_error(type_error(fd_evaluable, Function), _, Sentence) :- !,
    found_expected(Function, 'integers, variables, + - * / // rem ** min max dist', Sentence).
of_error(type_error(fd_bool_evaluable, Formula), _, Sentence) :- !,
    found_expected(Formula, '0, 1, a variable, or constraints connected by #\\ #/\\ #\\/ #==> #<=> ##', Sentence).
of_error(domain_error(clpfd_expression, Part), _, Sentence) :- !,
    found_expected(Part, 'integers, variables, + - * // mod rem ^ min max abs', Sentence).
of_error(domain_error(clpfd_reifiable_expression, Part), _, Sentence) :- !,
    found_expected(Part, '0, 1, a variable, or constraints connected by #\\ #/\\ #\\/ #==> #<==>', Sentence).
of_error(domain_error(clpfd_domain, Domain), _, Sentence) :- !,
    found_expected(Domain, 'a domain such as 1..9 or 1..3 \\/ 7..9', Sentence).
of_error(domain_error(labeling_option, Option), _, Sentence) :- !,
    found_expected(Option, 'an option of labeling/2: leftmost, ff, ffc, min, max, up, down, step, enum, bisect, min(E), max(E)',
                   Sentence).
of_error(domain_error(fd_labeling_option, Option), _, Sentence) :- !,
    option_methods(Option, Methods),
    found_expected(Option, Methods, Sentence).
of_error(instantiation_error, Context, Sentence) :- !,
    (   is_labelling(Context) ->
        Sentence = 'a variable to be labelled has no finite domain; give it one before, such as 1..9.'
    ;   Sentence = 'a variable has no value yet where one is needed.'
    ).
of_error(type_error(Type, Culprit), _, Sentence) :- !, found_kind(Culprit, Type, Sentence).
of_error(domain_error(Domain, Culprit), _, Sentence) :- found_kind(Culprit, Domain, Sentence).

option_methods(variable_method(_),
               'variable_method of standard, first_fail, ff, most_constrained, smallest, largest, max_regret or random') :- !.
option_methods(value_method(_), 'value_method of min, max, middle, bounds, limits, bisect or random') :- !.
option_methods(reorder(_), 'reorder(true) or reorder(false)') :- !.
option_methods(_, 'an option of fd_labeling/2: variable_method(V), value_method(V), reorder(B), backtracks(N)').

found_kind(Culprit, Kind, Sentence) :-
    (   atom(Kind), sub_atom(Kind, 0, 1, _, First) -> true
    ;   First = x
    ),
    (   memberchk(First, [a,e,i,o,u]) -> Article = an
    ;   Article = a
    ),
    format(atom(Expected), "~w ~w", [Article,Kind]),
    found_expected(Culprit, Expected, Sentence).

found_expected(Found, Expected, Sentence) :-
    format(atom(Sentence), "found ~p, expected ~w.", [Found,Expected]).

% advice(+Name, +Arity, -Advice): Advice ends the sentence.

advice(Name, Arity, Advice) :-
    (   findall(Other, other_arity(Name, Arity, Other), [First|Rest]) ->
        atomic_list_concat([First|Rest], ' and ', Others),
        format(atom(Advice), "; there is ~w.", [Others])
    ;   belongs_to(Name/Arity, Library) ->
        (   member(Other, [clpfd,gprolog]), Other \== Library, is_imported(Other) ->
            format(atom(Advice), "; it is one of library(~w), which a program loads instead of library(~w).", [Library,Other])
        ;   format(atom(Advice), "; add :- use_module(library(~w)).", [Library])
        )
    ;   Advice = '.'
    ).

is_imported(Library) :- predicate_property(user:(_ #= _), imported_from(Library)).

other_arity(Name, Arity, Indicator) :-
    current_predicate(user:Name/Other),
    Other =\= Arity,
    format(atom(Indicator), "~q", [Name/Other]).

is_labelling(context(prolog_stack(Frames), _)) :-
    member(frame(_, Where, _), Frames),
    indicator_text(Where, Text),
    member(Part, ["label","indomain"]),
    sub_string(Text, _, _, _, Part), !.

indicator_text(pred_line(Indicator, _), Text) :- format(string(Text), "~w", [Indicator]).
indicator_text(call(Indicator), Text) :- format(string(Text), "~w", [Indicator]).
