% copy_term/2 of SWI-Prolog 9 does not see all of the attributes of a variable that is copied by itself, not within a term, and
% whose attributes mention it: the copy then shares parts of them with the original. Within a term it is copied rightly.

:- wrap_predicate(system:copy_term(Term, Copy), quadrille, CopyTerm,
                  (   attvar(Term) -> clpfd:copy_attributed(Term, Copy)
                  ;   CopyTerm
                  )).

copy_attributed(Var, Copy) :- copy_term([Var], [Copy]).
