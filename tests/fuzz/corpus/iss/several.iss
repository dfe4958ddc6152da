# Two puzzles, the first in two lines.
.NoBoxes.AntiKnight
.~R1C1_5~R9C9_1_2_3.

https://example.org/solver/?q=.Shape%7E4x4.Windoku.%7ER1C1_1&layout=on#top
.Shape~5x5.Jigsaw~aabbbaacbbaccddccdddeeeee.~R1C1_3
.Shape~16x16.DisjointSets.AntiKing.~R1Cg_16~Rgc1_10
