name(quadrille).
version('0.1.0').
title('CLP(FD) on a native engine: library(clpfd), unchanged and faster').
keywords([clpfd, constraints, sudoku]).
author('The Quadrille authors', 'quadrille@example.org').
