% N queens on a board of N by N, none of which attacks another.
%
%   quadrille prolog examples/prolog/queens.pl "queens(8, Qs), label(Qs)"

:- use_module(library(clpfd)).

% The I-th number is the row of the queen in column I.

queens(N, Queens) :-
    length(Queens, N),
    Queens ins 1..N,
    safe(Queens).

safe([]).
safe([Queen|Queens]) :-
    foldl(apart(Queen), Queens, 1, _),
    safe(Queens).

apart(Queen, Other, Distance, Next) :-
    Queen #\= Other,
    abs(Queen - Other) #\= Distance,
    Next is Distance + 1.
