% Proves that goals have no solution over infinite domains, where labelling proves nothing: their linear constraints have none even among
% the rational numbers. So A #< B, B #< C, C #< A conflict.

:- module(why_linear, [is_refuted/2]).

:- use_module(library(apply)).
:- use_module(library(clpfd)).
:- use_module(library(lists)).

% is_refuted(+Steps, +Chosen): Steps are I-step(..), Chosen is a sorted list of their numbers. What is not linear is left out.

is_refuted(Steps0, Chosen) :-
    use_module(library(clpq), []),
    copy_term_nat(Steps0, Steps),
    \+ may_hold(Steps, Chosen).

may_hold([], _).
may_hold([I-Step|Steps], Chosen) :-
    (   Chosen = [I|Rest] -> may_hold(Step)
    ;   Rest = Chosen
    ),
    may_hold(Steps, Rest).

may_hold(step(_,Module,Goal,_)) :-
    (   is_pure(Goal) -> call(Module:Goal)
    ;   phrase(implied(Goal), Implied) -> maplist(holds_linearly, Implied)
    ;   true
    ).

holds_linearly(Constraint) :- clpq:{Constraint}.

% is_pure(+Goal): its answers do not depend on what is known of its variables.

is_pure(Goal) :-
    memberchk(Goal, [_ = _, append(_,_), append(_,_,_), length(_,_), same_length(_,_), nth0(_,_,_), nth1(_,_,_), reverse(_,_),
                     transpose(_,_)]).

% implied(+Goal)//: constraints on rational numbers, which are weaker than Goal if parts of it are not linear.

implied(A #= B) --> compared(=, A, B).
implied(A #=< B) --> compared(=<, A, B).
implied(A #>= B) --> compared(>=, A, B).
implied(A #< B) --> compared(=<, A + 1, B).
implied(A #> B) --> compared(>=, A, B + 1).
implied(A #\= B) --> compared(=\=, A, B).
implied(all_different(Xs)) --> { is_list(Xs) }, different(Xs).
implied(all_distinct(Xs)) --> { is_list(Xs) }, different(Xs).
implied(fd_all_different(Xs)) --> { is_list(Xs) }, different(Xs).
implied(sum(Vars, Relation, B)) -->
    { is_list(Vars), foldl([X,S,S+X]>>true, Vars, 0, A), Goal =.. [Relation,A,B] },
    implied(Goal).
implied(X in Domain) --> within([X], Domain).
implied(Xs ins Domain) --> { is_list(Xs) }, within(Xs, Domain).
implied(fd_domain(Xs, Low, High)) -->
    (   { is_list(Xs) } -> within(Xs, Low..High)
    ;   within([Xs], Low..High)
    ).

compared(Relation, A0, B0) -->
    { linear(A0, A), linear(B0, B), Constraint =.. [Relation,A,B] },
    [Constraint].

different([]) --> [].
different([X|Xs]) --> different_from(Xs, X), different(Xs).

different_from([], _) --> [].
different_from([Y|Ys], X) --> compared(=\=, X, Y), different_from(Ys, X).

within([], _) --> [].
within([X|Xs], Domain) -->
    { least(Domain, Low), greatest(Domain, High) },
    at_least(Low, X),
    at_most(High, X),
    within(Xs, Domain).

at_least(Low, X) --> { integer(Low) } -> [X >= Low] ; [].
at_most(High, X) --> { integer(High) } -> [X =< High] ; [].

least(Domain, Low) :-
    (   Domain = (Left \/ _) -> least(Left, Low)
    ;   Domain = (Low.._) -> true
    ;   Low = Domain
    ).

greatest(Domain, High) :-
    (   Domain = (_ \/ Right) -> greatest(Right, High)
    ;   Domain = (_..High) -> true
    ;   High = Domain
    ).

% linear(+Expression, -Linear): Linear has a new variable for each part that is not linear.

linear(X, X) :- var(X), !.
linear(N, N) :- integer(N), !.
linear(A0 + B0, A + B) :- !, linear(A0, A), linear(B0, B).
linear(A0 - B0, A - B) :- !, linear(A0, A), linear(B0, B).
linear(-A0, -A) :- !, linear(A0, A).
linear(A0 * B0, N * B) :- constant(A0, N), !, linear(B0, B).
linear(A0 * B0, N * A) :- constant(B0, N), !, linear(A0, A).
linear(_, _).

constant(Expression, N) :-
    ground(Expression),
    catch(N is Expression, _, fail),
    integer(N).
