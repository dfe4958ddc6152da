% What programs write: variables with their domains, as in _#0(1..4:6..9), and formats with C's % as well as with ~.

% with_domains(+Term, -Plain): Plain is Term with '$domain'(Text) in place of each variable that has a domain.

with_domains(Term, Plain) :-
    term_variables(Term, Vars),
    include(clpfd:fd_var, Vars, Constrained),
    foldl(shown, Constrained, Texts, 0, _),
    copy_term_nat(Term-Constrained, Plain-Texts).

shown(Var, '$domain'(Text), Number0, Number) :-
    Number is Number0 + 1,
    clpfd:fd_dom(Var, Domain),
    phrase(ranges(Domain), Ranges),
    atomic_list_concat(Ranges, :, Joined),
    format(atom(Text), "_#~d(~w)", [Number0,Joined]).

% portray_domain(+Term, +Options): as an option of write_term/2.

portray_domain(Term, _) :-
    nonvar(Term),
    Term = '$domain'(Text),
    write(Text).

ranges(A \/ B) --> !, ranges(A), ranges(B).
ranges(Min..Max) --> !, { format(atom(Range), "~w..~w", [Min,Max]) }, [Range].
ranges(Value) --> [Value].

write_domains(Term) :- write_domains(Term, [quoted(false)]).
print_domains(Term) :- write_domains(Term, [quoted(true)]).
writeq_domains(Term) :- write_domains(Term, [quoted(true)]).

write_domains(Term, Options) :-
    (   term_attvars(Term, []) -> write_term(Term, [numbervars(true)|Options])
    ;   with_domains(Term, Plain),
        write_term(Plain, [numbervars(true), portray(true), portray_goal(gprolog:portray_domain)|Options])
    ).

% format_gnu(+Format, +Arguments)

format_gnu(Format, Arguments) :-
    current_output(Out),
    format_gnu(Out, Format, Arguments).

format_gnu(Out, Format, Arguments0) :-
    (   is_list(Arguments0) -> Arguments = Arguments0
    ;   Arguments = [Arguments0]
    ),
    text_to_string(Format, Text),
    (   sub_string(Text, _, _, _, "%") ->
        string_codes(Text, Codes),
        translated(Codes, Arguments, Translated, Values),
        format(Out, Translated, Values)
    ;   format(Out, Text, Arguments)
    ).

% translated(+Codes0, +Arguments0, -Codes, -Arguments): %3d and its like, also written ~%3d, become ~w, with their arguments as texts.

translated([], Arguments, [], Arguments).
translated([0'%,0'%|Codes0], Arguments0, [0'%|Codes], Arguments) :- !,
    translated(Codes0, Arguments0, Codes, Arguments).
translated([0'~,0'%|Codes0], Arguments0, Codes, Arguments) :- !,
    translated([0'%|Codes0], Arguments0, Codes, Arguments).
translated([0'%|Codes0], Arguments0, [0'~,0'w|Codes], [Text|Arguments]) :- !,
    phrase(c_field(Left, Fill, Width0, Digits0, Letter), Codes0, Codes1),
    star(Width0, Width, Arguments0, Arguments1),
    star(Digits0, Digits, Arguments1, [Value|Arguments2]),
    c_text(Letter, Digits, Value, Plain),
    padded(Left, Fill, Width, Plain, Text),
    translated(Codes1, Arguments2, Codes, Arguments).
translated([0'~|Codes0], Arguments0, [0'~|Codes], Arguments) :- !,
    phrase(column(Column, Letter), Codes0, Codes1),
    (   Column == `*` -> Stars = 1
    ;   Stars = 0
    ),
    (   memberchk(Letter, `n~t|+`) -> Own = 0
    ;   Own = 1
    ),
    Taken is Stars + Own,
    length(First, Taken),
    append(First, Arguments1, Arguments0),
    append(First, Others, Arguments),
    append(Column, [Letter|Codes2], Codes),
    translated(Codes1, Arguments1, Codes2, Others).
translated([Code|Codes0], Arguments0, [Code|Codes], Arguments) :- translated(Codes0, Arguments0, Codes, Arguments).

column([C|Cs], Letter) --> [C], { memberchk(C, `*0123456789`) }, !, column(Cs, Letter).
column([], Letter) --> [Letter].

c_field(Left, Fill, Width, Digits, Letter) -->
    flags(no, 0'\s, Left, Fill),
    number_or_star(Width),
    (   "." -> number_or_star(Digits)
    ;   { Digits = none }
    ),
    [Letter].

flags(_, Fill, yes, Fill1) --> "-", !, flags(yes, Fill, _, Fill1).
flags(Left, _, Left1, Fill) --> "0", !, flags(Left, 0'0, Left1, Fill).
flags(Left, Fill, Left, Fill) --> [].

number_or_star(star) --> "*", !.
number_or_star(Number) --> digit_codes([D|Ds]), !, { number_codes(Number, [D|Ds]) }.
number_or_star(none) --> [].

digit_codes([D|Ds]) --> [D], { code_type(D, digit) }, !, digit_codes(Ds).
digit_codes([]) --> [].

star(star, Number, [Number|Arguments], Arguments) :- !.
star(Number, Number, Arguments, Arguments).

c_text(Letter, _, Value, Text) :- memberchk(Letter, `diu`), !, format(string(Text), "~d", [Value]).
c_text(0'x, _, Value, Text) :- !, format(string(Text), "~16r", [Value]).
c_text(0'c, _, Value, Text) :- !, format(string(Text), "~c", [Value]).
c_text(Letter, Digits, Value, Text) :- memberchk(Letter, `feEgG`), !,
    (   Digits == none -> Precision = 6
    ;   Precision = Digits
    ),
    atom_codes(Directive, [0'~,0'*,Letter]),
    format(string(Text), Directive, [Precision,Value]).
c_text(0's, _, Value, Text) :-
    (   is_list(Value) -> string_codes(Text, Value)
    ;   format(string(Text), "~w", [Value])
    ).

padded(_, _, none, Text, Text) :- !.
padded(Left, Fill, Width, Text, Padded) :-
    string_length(Text, Length),
    Missing is max(0, Width - Length),
    length(Codes, Missing),
    (   Left == yes ->
        maplist(=(0'\s), Codes),
        string_codes(Blanks, Codes),
        string_concat(Text, Blanks, Padded)
    ;   maplist(=(Fill), Codes),
        string_codes(Blanks, Codes),
        string_concat(Blanks, Text, Padded)
    ).

:- multifile system:goal_expansion/2.
:- dynamic system:goal_expansion/2.

system:goal_expansion(Goal, gprolog:Expansion) :-
    nonvar(Goal),
    gprolog:writing(Goal, Expansion),
    prolog_load_context(module, Module),
    Module \== gprolog,
    predicate_property(Module:fd_domain(_,_), imported_from(gprolog)).

writing(write(Term), write_domains(Term)).
writing(print(Term), print_domains(Term)).
writing(writeq(Term), writeq_domains(Term)).
writing(format(Format, Arguments), format_gnu(Format, Arguments)).
writing(format(Out, Format, Arguments), format_gnu(Out, Format, Arguments)).
