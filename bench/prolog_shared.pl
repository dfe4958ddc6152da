% Shared by prolog_programs.pl and peer_programs/gnu_clpfd.pl.

hard([[8,_,_,_,_,_,_,_,_], [_,_,3,6,_,_,_,_,_], [_,7,_,_,9,_,2,_,_], [_,5,_,_,_,7,_,_,_], [_,_,_,_,4,5,7,_,_],
      [_,_,_,1,_,_,_,3,_], [_,_,1,_,_,_,_,6,8], [_,_,8,5,_,_,_,1,_], [_,9,_,_,_,_,4,_,_]]).

boxes([], []).
boxes([A,B,C|Rows], Boxes) :- boxes(A, B, C, Boxes, Rest), boxes(Rows, Rest).

boxes([], [], [], Boxes, Boxes).
boxes([A,B,C|As], [D,E,F|Bs], [G,H,I|Cs], [[A,B,C,D,E,F,G,H,I]|Boxes], Rest) :- boxes(As, Bs, Cs, Boxes, Rest).

safe([]).
safe([Q|Qs]) :- apart(Qs, Q, 1), safe(Qs).

% The same board, where safety is stated by the distance, or by both differences, as other manuals do.

queens_by(Apart, N, Queens) :- board(N, Queens), safe_by(Queens, Apart).

safe_by([], _).
safe_by([Q|Qs], Apart) :- apart_by(Qs, Apart, Q, 1), safe_by(Qs, Apart).

apart_by([], _, _, _).
apart_by([R|Rs], Apart, Q, D) :- Q #\= R, apart_by(Apart, Q, R, D), D1 is D+1, apart_by(Rs, Apart, Q, D1).

apart_by(abs, Q, R, D) :- abs(Q - R) #\= D.
apart_by(both, Q, R, D) :- Q - R #\= D, R - Q #\= D.

apart([], _, _).
apart([R|Rs], Q, D) :- Q #\= R, Q #\= R + D, Q #\= R - D, D1 is D+1, apart(Rs, Q, D1).
