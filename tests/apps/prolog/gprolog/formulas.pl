% Truth tables by reification, and a puzzle of liars.

main :-
    table('#<=>', X1, Y1, X1 #<=> Y1), table('##', X2, Y2, X2 ## Y2), table('#==>', X3, Y3, X3 #==> Y3),
    table('#\\==>', X4, Y4, X4 #\==> Y4), table('#/\\', X5, Y5, X5 #/\ Y5), table('#\\/\\', X6, Y6, X6 #\/\ Y6),
    table('#\\/', X7, Y7, X7 #\/ Y7), table('#\\\\/', X8, Y8, X8 #\\/ Y8), table('#\\<=>', X9, Y9, X9 #\<=> Y9),
    liars,
    one_of_four.

table(Name, X, Y, Formula) :-
    fd_domain_bool([X,Y]),
    B #<=> Formula,
    findall(X/Y/B, fd_labeling([X,Y,B]), L),
    write(Name), write(' '), write(L), nl.

% A says that B lies, B says that C lies, C says that both lie.

liars :-
    fd_domain_bool([A,B,C]),
    A #<=> #\ B,
    B #<=> #\ C,
    C #<=> #\ A #/\ #\ B,
    fd_labeling([A,B,C]),
    write([A,B,C]), nl.

one_of_four :-
    fd_domain([X,Y,Z], 0, 3),
    fd_only_one([X #= 2, Y #= 2, Z #= 2]),
    fd_at_least_one([X #> Y, Y #> Z]),
    fd_at_most_one([X #= 0, Z #= 0]),
    fd_cardinality(1, [X + Y #= Z, X #= Y, Y #= Z], 2),
    findall([X,Y,Z], fd_labeling([X,Y,Z]), L),
    write(L), nl.
