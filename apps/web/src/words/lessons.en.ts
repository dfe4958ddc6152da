import type { LessonWords } from './words'

export const lessonsEn: LessonWords = {
  test: {
    title: 'Why does generate and test never end?',
    text: [
      'The simplest program for a puzzle fills all empty cells in every possible way, and tests each full grid. It is correct, short, and useless.',
      'This grid of 7 rows has 42 empty cells. Each may hold 7 digits, so there are 7 × 7 × … × 7 grids, 42 times: a number with 36 digits. A machine that tests a thousand million grids in a second would need more than 10^19 years.',
      'It is so slow because it notices a mistake too late. When the first two cells of a row are both 1, all that is filled in after them is wasted, but it fills them in every possible way.',
      'Constraints turn this round: they look at the digits in the grid, and remove at once what can no longer be right.',
    ],
    tryIt: 'Start all methods on this grid',
    question:
      'A grid of 4 rows has 6 empty cells, each with 4 digits to try. How many full grids are there to test?',
    right: 'Yes: 4 × 4 × 4 × 4 × 4 × 4 = 4096. Each further cell makes it four times as many.',
    wrong: 'Multiply: 4 for the first cell, times 4 for the second, and so on, six times.',
  },
  problem: {
    title: 'Variables, domains, constraints',
    text: [
      'To let a machine reason, state the puzzle as three lists. X are the variables: here the cells. D are their domains: the values that each may take. C are the constraints: what must hold between them.',
      'A given is a domain of one value. A row is the constraint that its cells are all different, and so is a column, and so is a box. A killer cage is a sum; a thermometer is an order.',
      'Nothing in these lists says how to solve. That is the point: the same engine solves all puzzles that can be stated like this, and also timetables and queens on chess boards.',
    ],
    tryIt: 'Show X, D and C of this grid',
    question: 'How many constraints “all different” does a grid of 6 rows, 6 columns and 6 boxes have?',
    right: 'Yes: one for each row, each column and each box, so 18.',
    wrong: 'Count one for each row, one for each column, and one for each box.',
  },
  forward: {
    title: 'Forward checking',
    text: [
      'The first step of reasoning: as soon as a cell has one value, remove that value from every cell that shares a constraint with it.',
      'In its strict form, forward checking does this only after a decision. This engine also goes on when another cell is left with one value: that value is taken from its neighbours, and so on, which costs next to nothing. When it leaves a cell no value, something that was tried before is wrong, and that is known long before the grid is full.',
      'In the search tree, step through the removals: each line says which constraint removed which value from which cell.',
    ],
    tryIt: 'Watch forward checking',
    question: 'Select all cells from which the 1 in the first cell removes a 1, then check.',
    right: 'Yes: the rest of its row, of its column and of its box.',
    wrong: 'Not quite: think of the row, the column and the box of the first cell, without that cell itself.',
  },
  bounds: {
    title: 'Bounds: what sums tell',
    text: [
      'The two cells of the cage add up to 10. Nothing is known of either, and yet much follows.',
      'If one cell were 1, the other would have to be 9, and there is no 9. In general a cell is at least the total less the greatest value of the other cell, and at most the total less its least value.',
      'Such reasoning looks only at the ends of a domain, the bounds. It is cheap, because even a domain of a million values has only two bounds, and for sums and orders it is nearly all that can be inferred.',
    ],
    tryIt: 'Watch bounds consistency',
    question:
      'The digits are 1 to 6, and the cage adds up to 10. What is the least digit that its cells can hold?',
    right:
      'Yes: the other cell is at most 6, and 10 − 6 = 4. The digits must differ, so the cells are 4 and 6.',
    wrong: 'What is the most that the other cell can hold? Take that from 10.',
  },
  domain: {
    title: 'All different, taken whole',
    text: [
      'Forward checking looks at “all different” pair by pair. But sometimes several cells together say more than any two of them.',
      'In this grid the first two cells of row 1 can hold only 1 and 2, by their columns. Which of them is 1 is not known. But both digits will be in these two cells, so no other cell of the row can hold them.',
      'As many cells as values: that is a Hall set. Domain consistency finds all of them, of any size, by matching cells with values. The values that it leaves are exactly those that occur in a solution of that constraint.',
    ],
    tryIt: 'Watch domain consistency',
    question: 'Select the cells of row 1 that lose 1 and 2 in this way, then check.',
    right: 'Yes: all of the row except the two cells that share 1 and 2.',
    wrong: 'The first two cells keep 1 and 2. Select all others in row 1.',
  },
  fixpoint: {
    title: 'Until nothing changes any more',
    text: [
      'Constraints do not know of each other. Each looks at the domains of its cells and removes what it can; they communicate only through the domains.',
      'What one removes may let another remove more. So the engine keeps a list of constraints to run. When a domain changes, the constraints of that cell come back to the list. When the list is empty, no constraint can do anything more: a fixpoint.',
      'The order in which they run changes how long it takes, but not where it ends, because no constraint ever removes less when it knows more.',
    ],
    tryIt: 'Watch this grid reach its fixpoint',
    question:
      'How many cells of this grid still have several values at the root, when domain consistency has done all it can?',
    right: 'Yes: seven cells stay open, and the search must try.',
    wrong: 'Search, choose the root, go to its last removal, and count the cells with more than one digit.',
  },
  search: {
    title: 'The search tree',
    text: [
      'When all constraints rest and cells are still open, the engine tries: it takes a decision, such as r3c1 = 1, and lets the constraints work on.',
      'If a cell is left without a value, the decision has failed, and its opposite holds. So each blue circle has two children: the decision, and its opposite. Red squares are failures, and a green diamond is a solution.',
      'The better the constraints reason, the smaller the tree. But reasoning costs time at each node. Where to stop reasoning and begin to try is the question of all such programs.',
    ],
    tryIt: 'Watch the search',
    question: 'Search this grid by forward checking. How many failures come before the solution?',
    right: 'Yes: four. Now choose domain consistency, and see how many are left.',
    wrong: 'Choose forward checking, press Search, and read the line above the tree.',
  },
  order: {
    title: 'Which cell first?',
    text: [
      'A tree also depends on where it branches. The opposite of a decision on a cell with two values leaves that cell one value. With nine values it leaves eight, so that another decision on it may follow, and another: up to nine subtrees hang from one cell.',
      'So most programs take a cell with the fewest values left: if it must fail, then soon. This is called first fail. Others look at which constraints have failed before, and take the cells of those.',
      'The order changes nothing about which solutions there are, but it may change a second into a year.',
    ],
    tryIt: 'Watch the domains at the root',
    question:
      'After propagation at the root by domain consistency, one cell has more values left than any other, so it is the worst to begin with. Select it, then check.',
    right: 'Yes: r4c4 still has three values, all others two or one.',
    wrong: 'Search, choose the root, go to its last removal, and look for the cell with three digits.',
  },
  why: {
    title: 'Because: explanations',
    text: [
      'A constraint that removes a value can say why: which facts forced it. “r1c4 is not 2, because r1c2 = 2.” Such facts have reasons in turn, down to the givens and decisions.',
      'Follow the reasons back, and you have an explanation. Often it needs only few of the givens, and these few are the true reason.',
      'The same chains of reasons are what the button “Why?” in the view Set follows.',
    ],
    tryIt: 'Watch which constraint removes what',
    question: 'The last cell of row 1 must be 4. Select the givens that force it, and no others, then check.',
    right: 'Yes: 1, 2 and 3 are in its row. The other given is not needed.',
    wrong: 'Which digits does the last cell of row 1 see in its own row?',
  },
  learning: {
    title: 'Learning from conflicts',
    text: [
      'When a search fails it has learnt something: the decisions that led there are incompatible. Usually only some of them are to blame.',
      'So the engine follows the reasons of the conflict back, until few facts are left that force it. That at least one of them is false is a clause, such as: r1c1 ≠ 1 or r2c2 ≠ 3.',
      'The clause is a new constraint. The search goes back as far as the clause allows, and never makes the same mistake again, in any part of the tree.',
      'Here the search must prove that there is only one solution. Forward checking needs 13 nodes for that, domain consistency 7, and learning 3. Choose a red square in the tree, go to its last removal, and open its conflict, which becomes a clause in six steps. Failed subtrees are unfolded here; elsewhere, press U in the tree, or choose a red triangle and press Enter. This is how the hardest problems are solved today.',
    ],
    tryIt: 'Watch clauses being learnt',
    question:
      'The clause is: r1c1 ≠ 1 or r2c2 ≠ 3. The search decides r1c1 = 1. Which digit does the clause take from r2c2?',
    right: 'Yes: its first part is false now, so its second part must hold, and r2c2 loses 3.',
    wrong: 'One part of the clause must hold. Which one still can, when r1c1 is 1?',
  },
}
