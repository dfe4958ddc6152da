% Other predicates of GNU Prolog that programs with constraints often use and SWI-Prolog lacks.

for(Counter, Lower, Upper) :- between(Lower, Upper, Counter).
nth(Place, List, Member) :- nth1(Place, List, Member).
sort0(List, Sorted) :- msort(List, Sorted).
number_atom(Number, Atom) :-
    (   atom(Atom) -> atom_number(Atom, Number)
    ;   number(Number) -> atom_number(Atom, Number)
    ;   instantiation_error(Number)
    ).

write_to_atom(Atom, Term) :- with_output_to(atom(Atom), write(Term)).
lower_upper(Lower, Upper) :-
    (   atom(Lower) -> upcase_atom(Lower, Upper)
    ;   downcase_atom(Upper, Lower)
    ).

randomize :- set_random(seed(random)).
ensure_linked(_).

% Times in milliseconds.

cpu_time(Time) :- statistics(cputime, Seconds), Time is round(1000 * Seconds).
user_time(Time) :- cpu_time(Time).
system_time(Time) :- statistics(system_time, [Time|_]).
real_time(Time) :- statistics(real_time, [Seconds|_]), Time is 1000 * Seconds.

% Global variables. A variable that was never assigned is 0.

g_assign(Name, Value) :- nb_setval(Name, Value).
g_assignb(Name, Value) :- b_setval(Name, Value).
g_link(Name, Value) :- b_setval(Name, Value).
g_read(Name, Value) :-
    (   nb_current(Name, Current) -> Value = Current
    ;   Value = 0
    ).

g_inc(Name) :- g_changed(Name, 1, _, _).
g_inc(Name, New) :- g_changed(Name, 1, _, New).
g_inco(Name, Old) :- g_changed(Name, 1, Old, _).
g_dec(Name) :- g_changed(Name, -1, _, _).
g_dec(Name, New) :- g_changed(Name, -1, _, New).
g_deco(Name, Old) :- g_changed(Name, -1, Old, _).

g_changed(Name, Step, Old, New) :-
    g_read(Name, Old),
    New is Old + Step,
    nb_setval(Name, New).

% read_integer(-Integer): blanks before the number are skipped; what follows it is left.

read_integer(Integer) :-
    current_input(In),
    read_integer(In, Integer).

read_integer(In, Integer) :-
    skip_blanks(In, Code),
    (   memberchk(Code, `+-`) ->
        get_code(In, _),
        peek_code(In, Next),
        Sign = [Code]
    ;   Next = Code,
        Sign = []
    ),
    (   Next >= 0, code_type(Next, digit) -> true
    ;   line_count(In, Line),
        throw(error(syntax_error(integer_expected), context(read_integer/1, line(Line))))
    ),
    digits(In, Digits),
    append(Sign, Digits, Codes),
    number_codes(Read, Codes),
    Integer = Read.

skip_blanks(In, Code) :-
    peek_code(In, Code0),
    (   Code0 >= 0, code_type(Code0, space) ->
        get_code(In, _),
        skip_blanks(In, Code)
    ;   Code = Code0
    ).

digits(In, Digits) :-
    peek_code(In, Code),
    (   Code >= 0, code_type(Code, digit) ->
        get_code(In, _),
        Digits = [Code|Rest],
        digits(In, Rest)
    ;   Digits = []
    ).

% The arguments of the command line: number 0 is the program.

argument_counter(Count) :-
    current_prolog_flag(argv, Arguments),
    length(Arguments, Count).

argument_value(Place, Argument) :-
    must_be(integer, Place),
    current_prolog_flag(argv, Arguments),
    nth0(Place, Arguments, Argument).

argument_list(Arguments) :- current_prolog_flag(argv, [_|Arguments]).
