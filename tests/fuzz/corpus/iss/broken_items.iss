.Shape~6x8.~R1C1_1

.Thermo~R1C1~R0C1

.~R1C1_10

.~R1C1

.Jigsaw~abc

.Diagonal

.~R1C1_%zz
