% library(clpfd) for programs in the dialect of SICStus Prolog 4.

:- module(sicstus4_clpfd,
          [ domain/3,
            table/3,
            op(760, yfx, #<=>),
            op(750, xfy, #=>),
            op(750, yfx, #<=),
            op(700, xfx, in_set)
          ]).
:- reexport('../../clpfd').
:- reexport('../../clpfd',
            [ (#<==>)/2 as (#<=>),
              (#==>)/2 as (#=>),
              (#<==)/2 as (#<=),
              fd_inf/2 as fd_min,
              fd_sup/2 as fd_max,
              tuples_in/2 as (table)
            ]).

:- multifile sicstus4:rename_module/2.

sicstus4:rename_module(clpfd, sicstus4_clpfd).

domain(Vars, Min, Max) :- Vars ins Min..Max.

table(Tuples, Extension, []) :- tuples_in(Tuples, Extension).
