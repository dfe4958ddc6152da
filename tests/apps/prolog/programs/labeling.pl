% Every combination of labeling options.
:- use_module(library(clpfd)).

main :-
    forall(( member(S, [[],[leftmost],[min],[max],[ff]]), member(O, [[],[up],[down]]), member(C, [[],[step],[enum],[bisect]]),
             append([S,O,C], Options) ),
           ( findall(A-B-C1, ( [A,B] ins 1..3\/5..6, C1 in 0..2, A #\= B, labeling(Options, [A,B,C1]) ), L),
             term_hash(L, H), length(L, N), print(Options-N-H), nl )),
    forall(member(Options, [[min(A+B)],[max(A*B)],[min(A),max(B)],[max(A-B),min(B)],[down,min(B)]]),
           ( findall(A-B, ( [A,B] ins 1..3, A #\= B, labeling(Options, [A,B]) ), L), print(Options-L), nl )),
    findall(X-Y, ( [X,Y] ins 0..2, X #< Y, ( indomain(X), indomain(Y) ) ), L2), print(L2), nl,
    findall(X, ( X in 1..5, X #\= 3, labeling([random_value(3)], [X]) ), L3), sort(L3, S3), print(S3), nl,
    findall(X-Y, ( [X,Y] ins 1..2, labeling([random_variable(3)], [X,Y]) ), L4), sort(L4, S4), print(S4), nl,
    labeling([], []), label([1,2]),
    once(( [P,Q] ins 0..20, 3*P + 2*Q #=< 20, labeling([max(5*P+4*Q)], [P,Q]) )), print(P-Q), nl.
