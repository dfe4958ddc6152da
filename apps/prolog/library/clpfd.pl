% library(clpfd) on Quadrille's engine: the exports of the installed library, with the same meaning.
%
% The foreign predicates ('$fd_..') post, propagate and label. Goals that the engine does not support, or whose numbers are
% too large for it, go to the installed library, which is then loaded under the name clpfd_stock (see stock.pl).

:- module(clpfd,
          [ op(760, yfx, #<==>),
            op(750, xfy, #==>),
            op(750, yfx, #<==),
            op(740, yfx, #\/),
            op(730, yfx, #\),
            op(720, yfx, #/\),
            op(710,  fy, #\),
            op(700, xfx, #>),
            op(700, xfx, #<),
            op(700, xfx, #>=),
            op(700, xfx, #=<),
            op(700, xfx, #=),
            op(700, xfx, #\=),
            op(700, xfx, in),
            op(700, xfx, ins),
            op(700, xfx, in_set),
            op(450, xfx, ..),
            (#>)/2, (#<)/2, (#>=)/2, (#=<)/2, (#=)/2, (#\=)/2,
            (#\)/1, (#<==>)/2, (#==>)/2, (#<==)/2, (#\/)/2, (#\)/2, (#/\)/2,
            (in)/2, (ins)/2, (in_set)/2,
            all_different/1, all_distinct/1, sum/3, scalar_product/4, tuples_in/2,
            labeling/2, label/1, indomain/1,
            lex_chain/1, serialized/2, global_cardinality/2, global_cardinality/3, circuit/1,
            cumulative/1, cumulative/2, disjoint2/1, element/3, automaton/3, automaton/8,
            transpose/2, zcompare/3, chain/2,
            fd_var/1, fd_inf/2, fd_sup/2, fd_size/2, fd_dom/2, fd_degree/2,
            fd_set/2, is_fdset/1, empty_fdset/1, fdset_parts/4, empty_interval/2, fdset_interval/3,
            fdset_singleton/2, fdset_min/2, fdset_max/2, fdset_size/2, list_to_fdset/2, fdset_to_list/2,
            range_to_fdset/2, fdset_to_range/2, fdset_add_element/3, fdset_del_element/3,
            fdset_disjoint/2, fdset_intersect/2, fdset_intersection/3, fdset_member/2, fdset_eq/2,
            fdset_subset/2, fdset_subtract/3, fdset_union/3, fdset_union/2, fdset_complement/2
          ]).

:- use_module(library(apply)).
:- use_module(library(apply_macros)).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(ordsets)).
:- use_module(library(prolog_wrap)).

:- prolog_load_context(directory, Dir),
   atom_concat(Dir, '/quadrille_clpfd', Module),
   use_foreign_library(Module).

:- set_prolog_flag(generate_debug_info, false).

:- public clpfd_equal/2, post/1, post_all/1.      % called from goal expansion

:- include(clpfd/copies).
:- include(clpfd/posting).
:- include(clpfd/expansion).
:- include(clpfd/globals).
:- include(clpfd/labeling).
:- include(clpfd/reflection).
:- include(clpfd/stock).
