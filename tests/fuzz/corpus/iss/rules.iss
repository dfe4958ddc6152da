.Shape~6x6.Thermo~R1C1~R2C2~R3C3.Whisper~3~R1C6~R2C6.Diagonal~1.Diagonal~-1.~R1C5_4~R2C3_1_2
