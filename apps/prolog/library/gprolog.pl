% library(gprolog): GNU Prolog's constraints under their own names, on the same engine as library(clpfd).
%
% In GNU Prolog a variable is an integer from 0 to 268435455. Here it becomes one when a constraint first mentions it. Each
% constraint is translated to one of library(clpfd). Some names mean different things in the two libraries, so load only one.

:- module(gprolog,
          [ op(750, xfy, #<=>),
            op(750, xfy, #\<=>),
            op(740, xfy, #==>),
            op(740, xfy, #\==>),
            op(730, xfy, ##),
            op(730, yfx, #\/),
            op(730, yfx, #\\/),
            op(720, yfx, #/\),
            op(720, yfx, #\/\),
            op(710,  fy, #\),
            op(700, xfx, #=),
            op(700, xfx, #\=),
            op(700, xfx, #<),
            op(700, xfx, #=<),
            op(700, xfx, #>),
            op(700, xfx, #>=),
            op(700, xfx, #=#),
            op(700, xfx, #\=#),
            op(700, xfx, #<#),
            op(700, xfx, #=<#),
            op(700, xfx, #>#),
            op(700, xfx, #>=#),
            (#=)/2, (#\=)/2, (#<)/2, (#=<)/2, (#>)/2, (#>=)/2,
            (#=#)/2, (#\=#)/2, (#<#)/2, (#=<#)/2, (#>#)/2, (#>=#)/2,
            (#\)/1, (#<=>)/2, (#\<=>)/2, (##)/2, (#==>)/2, (#\==>)/2,
            (#/\)/2, (#\/\)/2, (#\/)/2, (#\\/)/2,
            fd_domain/2, fd_domain/3, fd_domain_bool/1, fd_reified_in/4,
            fd_var/1, non_fd_var/1, generic_var/1, non_generic_var/1,
            fd_min/2, fd_max/2, fd_size/2, fd_dom/2,
            fd_max_integer/1, fd_vector_max/1, fd_set_vector_max/1, fd_use_vector/1,
            fd_prime/1, fd_not_prime/1,
            fd_cardinality/2, fd_cardinality/3, fd_at_least_one/1, fd_at_most_one/1, fd_only_one/1,
            fd_all_different/1, fd_element/3, fd_element_var/3, fd_atmost/3, fd_atleast/3, fd_exactly/3,
            fd_relation/2, fd_relationc/2, fd_tell/1,
            fd_labeling/1, fd_labeling/2, fd_labelingff/1, fd_minimize/2, fd_maximize/2,
            for/3, nth/3, sort0/2, number_atom/2, write_to_atom/2, lower_upper/2, randomize/0, ensure_linked/1,
            cpu_time/1, user_time/1, system_time/1, real_time/1,
            read_integer/1, read_integer/2, argument_counter/1, argument_value/2, argument_list/1,
            g_assign/2, g_assignb/2, g_link/2, g_read/2, g_inc/1, g_inc/2, g_inco/2, g_dec/1, g_dec/2, g_deco/2
          ]).

:- use_module(library(apply)).
:- use_module(library(clpfd), []).
:- use_module(library(error)).
:- use_module(library(lists)).
:- use_module(library(prolog_code)).
:- use_module(library(random)).

:- op(700, xfx, in).
:- op(700, xfx, ins).
:- op(450, xfx, ..).

:- set_prolog_flag(generate_debug_info, false).

:- include(gprolog/expressions).
:- include(gprolog/constraints).
:- include(gprolog/labelling).
:- include(gprolog/predicates).
:- include(gprolog/writing).
