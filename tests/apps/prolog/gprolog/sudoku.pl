% A Sudoku of 4x4, and the colours of a map.

main :-
    Rows = [[1,_,_,_], [_,_,3,_], [_,1,_,_], [_,_,_,2]],
    sudoku(Rows),
    write_rows(Rows),
    findall(Map, map(Map), Maps), length(Maps, Number), Maps = [First|_], write(Number-First), nl.

sudoku(Rows) :-
    Rows = [[A,B,C,D],[E,F,G,H],[I,J,K,L],[M,N,O,P]],
    Cells = [A,B,C,D,E,F,G,H,I,J,K,L,M,N,O,P],
    fd_domain(Cells, 1, 4),
    different(Rows),
    different([[A,E,I,M],[B,F,J,N],[C,G,K,O],[D,H,L,P],[A,B,E,F],[C,D,G,H],[I,J,M,N],[K,L,O,P]]),
    fd_labelingff(Cells).

different([]).
different([L|Ls]) :- fd_all_different(L), different(Ls).

write_rows([]).
write_rows([Row|Rows]) :- write(Row), nl, write_rows(Rows).

map([WA,NT,SA,Q,NSW,V]) :-
    fd_domain([WA,NT,SA,Q,NSW,V], 1, 3),
    WA #\= NT, WA #\= SA, NT #\= SA, NT #\= Q, SA #\= Q, SA #\= NSW, SA #\= V, Q #\= NSW, NSW #\= V,
    fd_labeling([WA,NT,SA,Q,NSW,V]).
