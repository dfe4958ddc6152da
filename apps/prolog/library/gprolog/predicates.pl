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
