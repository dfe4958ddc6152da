% Global variables, loops and text, as programs use them besides constraints.

main :-
    g_assign(count, 0),
    count_triangles,
    g_read(count, Count),
    format("~w right triangles with sides below ~d~n", [Count,30]),
    write_to_atom(Text, f(x,'Y',[1,2])), write(Text), nl,
    nth(2, [a,b,c], Second), write(Second), nl,
    atom_codes(Atom, "text"), write(Atom), nl,
    ( fd_domain(X, 1, 3), X #> 3 -> write(yes) ; write(no) ), nl.

count_triangles :-
    fd_domain([A,B,C], 1, 29),
    A #=< B,
    A*A + B*B #= C*C,
    fd_labeling([A,B,C]),
    g_inc(count),
    fail.
count_triangles.
