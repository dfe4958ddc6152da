% Successive comparisons: the bindings, wake-ups, errors and choice points between them.
:- use_module(library(clpfd)).

main :- forall(clause(case(Name, Seen), Goal), ( catch(findall(Seen, Goal, All), error(E, _), All = E), print(Name-All), nl )).

case(domains, D-E) :- X in 0..9, Y in 0..9, X #> 2, X #< Y, Y #\= 9, Y #> X+1, fd_dom(X, D), fd_dom(Y, E).
case(bound_between, Log) :- logged(X, Log), X in 0..9, X #>= 4, X #=< 4, X #\= 5.
case(bound_before_failure, Log) :- logged(X, Log), X in 0..9, ( X #>= 4, X #=< 4, X #\= 4 ; true ), print(X), nl.
case(failure, X) :- X in 0..3, ( X #> 1, X #\= 2, X #\= 3, print(never) ; X #> 2, X #> 0 ).
case(new_variables, D-E) :- X #> 0, X #< Y, Y #< 5, fd_dom(X, D), fd_dom(Y, E).
case(components, Ds) :- L = [A,B,C], L ins 0..5, A #< 3, A #\= B, A #> C, C #> 0, maplist(fd_dom, L, Ds).
case(expression, X) :- X in 0..3, X #> 1, X #\= a, print(never).
case(type, X) :- X in 0..3, X #> 1, ( X #< 3, X #> "3" ), print(never).
case(large, D) :- X in 0..3, X #> 1, X #< 10^30, X #> -(10^40), fd_dom(X, D).
case(installed, D) :- X in 0..7, X #= Y xor 1, X #> 1, Y #< 5, X #\= Y, fd_dom(X, D).
case(integers, A-B) :- A = 3, member(B, [1,2,3]), A #> B, B #\= 1, A #\= B+2.
case(half_bound, B-D) :- member(B, [1,2]), X in 0..5, X #> B, B #> 1, X #\= 4+B-1, fd_dom(X, D).
case(labels, Q-R) :- [Q,R] ins 1..3, Q #\= R, Q #\= R+1, Q #\= R-1, label([Q,R]).
case(copied, D) :- [X,Y] ins 0..9, X #> 2, X #< Y, copy_term(X-Y, A-B), A #> 5, B #< 9, fd_dom(A, D).
case(taken_back, D) :- [X,Y] ins 0..9, \+ ( X #> Y, X #< Y ), ( X #> 3, X #< Y, fail ; true ), fd_dom(X, D).

logged(X, Log) :- freeze(X, ( print(woken(X)), nl )), Log = X.
