.Shape~6x6.Zipper~R1C1~R1C2.~R1C1_1
