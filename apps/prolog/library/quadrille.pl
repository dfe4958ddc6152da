% :- use_module(library(quadrille)) makes library(clpfd) and its relatives mean ours from then on.

:- module(quadrille, []).

:- multifile user:file_search_path/2.
:- dynamic user:file_search_path/2.

:- prolog_load_context(directory, Dir),
   asserta(user:file_search_path(library, Dir)).

:- reexport(clpfd).
