// Puzzles to begin with, one of each kind. All were made by Quadrille.
export const samples = {
  classic: {
    size: 9,
    boxes: [3, 3],
    givens: [
      '...7..4..',
      '...2.31.6',
      '...56.97.',
      '81...7...',
      '...9.8...',
      '...3...82',
      '.89.35...',
      '7.14.6...',
      '..3..2...',
    ],
  },
  small: { size: 6, boxes: [2, 3], givens: ['..5..3', '6....4', '....1.', '.1....', '3....6', '5..2..'] },
  regions: {
    size: 9,
    regions: [
      'aaaabcccc',
      'aaabbbccc',
      'daabbbeec',
      'ddfffbeec',
      'ddfgfbfee',
      'hddgfffee',
      'hddgggiie',
      'hhhgggiii',
      'hhhhgiiii',
    ],
    givens: [
      '....9..6.',
      '.1.7..5..',
      '........3',
      '...4.....',
      '2.......4',
      '.....1...',
      '8........',
      '..7..9.4.',
      '.4..8....',
    ],
  },
  diagonals: {
    size: 9,
    boxes: [3, 3],
    rules: [{ name: 'diagonals' }],
    givens: [
      '....5..9.',
      '.....8.4.',
      '..42...86',
      '.2.......',
      '.15...93.',
      '.......6.',
      '98...26..',
      '.5.3.....',
      '.7..6....',
    ],
  },
  killer_cage: {
    size: 9,
    boxes: [3, 3],
    rules: [
      {
        name: 'killer_cage',
        argument:
          'r2c2 r2c3 r3c2 total=13; r5c9 r6c9 r7c9 total=16; r2c4 r2c5 total=8; r5c2 r5c3 r6c2 total=20; r7c2 r8c2 r9c1 r9c2 r9c3 total=28; r9c4 r9c5 total=9; r2c9 r3c9 r4c9 total=15; r2c6 r2c7 r2c8 r3c8 total=25; r8c7 r8c8 r9c8 total=21; r4c8 r5c8 total=8; r5c7 r6c7 r6c8 r7c7 r7c8 total=15; r3c4 r3c5 r3c6 r3c7 r4c7 total=31; r8c3 r8c4 total=7; r6c5 r6c6 r7c5 total=17; r4c5 r4c6 r5c6 total=16',
      },
    ],
    givens: [
      '...5....1',
      '.........',
      '.....8..2',
      '32.......',
      '...623...',
      '.......28',
      '4..8.....',
      '.........',
      '8....1...',
    ],
  },
  thermometer: {
    size: 9,
    boxes: [3, 3],
    rules: [
      {
        name: 'thermometer',
        argument:
          'r6c6 r7c6 r8c7 r9c8; r4c1 r3c2 r2c1 r3c1; r3c3 r3c4 r4c5 r3c5; r1c9 r1c8 r2c9 r3c8 r2c8 r2c7; r6c7 r7c8 r8c9; r8c4 r8c5 r9c4 r9c3',
      },
    ],
    givens: [
      '2..5.....',
      '...7.....',
      '.........',
      '.2.....7.',
      '...6.3...',
      '.5.....2.',
      '.........',
      '.....9...',
      '.....1..6',
    ],
  },
  arrow: {
    size: 9,
    boxes: [3, 3],
    rules: [
      {
        name: 'arrow',
        argument:
          'r5c1 r4c1 r4c2 r4c3; r4c8 r5c9 r6c8; r2c8 r3c9 r3c8; r3c1 r2c1 r1c1; r9c9 r8c8 r9c7; r2c9 r1c9 r1c8; r7c6 r7c7 r6c6 r5c5; r5c7 r5c8 r6c7; r1c3 r2c3 r2c2; r7c2 r7c1 r6c2; r5c3 r6c3 r7c3; r3c5 r2c6 r1c7; r7c4 r8c4 r7c5',
      },
    ],
    givens: [
      '....4....',
      '5........',
      '.....8..2',
      '32...5...',
      '...623...',
      '...9...28',
      '4..8.....',
      '........7',
      '....5....',
    ],
  },
  sandwich: {
    size: 9,
    boxes: [3, 3],
    rules: [
      {
        name: 'sandwich',
        argument:
          'r2c0 total=2; r0c7 total=18; r1c0 total=25; r0c8 total=11; r0c4 total=6; r9c0 total=2; r8c0 total=10; r7c0 total=23; r0c3 total=3; r5c0 total=30; r0c6 total=0',
      },
    ],
    givens: [
      '..9.4....',
      '.....2...',
      '7...98..2',
      '32...5...',
      '..86234..',
      '...9...28',
      '4..86...3',
      '...2.....',
      '....5.2..',
    ],
  },
} as const satisfies Readonly<Record<string, object>>

export type SampleName = keyof typeof samples
