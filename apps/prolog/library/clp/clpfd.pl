% library('clp/clpfd'): the same as library(clpfd).

:- module(clp_clpfd, []).
:- reexport('../clpfd').
