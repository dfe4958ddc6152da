% A deterministic loop over small problems, with and without labelling, and then the memory that the process took.
:- use_module(library(clpfd)).

main :-
    current_prolog_flag(argv, Arguments),
    last(Arguments, Text),
    atom_number(Text, N),
    loop(N),
    read_file_to_string('/proc/self/status', Status, []),
    write(Status).

loop(0) :- !.
loop(N) :-
    length(Qs, 4),
    Qs ins 1..4,
    all_distinct(Qs),
    sum(Qs, #=, S),
    Qs = [A,B|_],
    A #< B,
    once(label(Qs)),
    S =:= 10,
    X in 0..5,
    Y #> X + N,
    fd_inf(Y, I),
    I =:= N+1,
    N1 is N-1,
    loop(N1).
