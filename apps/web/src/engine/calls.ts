// The calls of the engine. Made from engine/calls.def by `page_calls --types`, which a test compares with this file.

/** Whole cells from the upper left corner of the grid: x to the right, y down. Heights and widths are in cells, too. */
export type Point = [x: number, y: number];

export type Shape = {
  role: string;
  colour: string;
  layer: 'shades' | 'marks' | 'lines' | 'grid' | 'clues' | 'digits';
} & (
  | { kind: 'square'; centre: Point; side: number }
  | { kind: 'circle'; centre: Point; radius: number; outline: number }
  | { kind: 'line'; points: Point[]; width: number }
  | { kind: 'outline'; rings: Point[][]; width: number; isDashed: boolean }
  | { kind: 'text'; centre: Point; height: number; text: string; beginsThere: boolean; isBold: boolean; hasRim: boolean }
);

/** Everything that shows a puzzle except its givens and the names of rules without a drawing. */
export interface Picture {
  area: { left: number; top: number; right: number; bottom: number };
  shapes: Shape[];
}

export interface Node {
  cells: number[];
  digit: number;
  isStrong: boolean;
}

/** A piece of the sentences about a step: the name of a part of its pattern, or a text that names none (-1). */
export interface Piece {
  text: string;
  part: number;
}

/** Candidates only where the part consists of these. */
export interface Part {
  kind: 'cells' | 'houses' | 'candidates';
  cells: number[];
  candidates: [cell: number, digit: number][];
}

/**
 * `text`: in HoDoKu's notation. `words`: in sentences. Each chain's first node has no link; the others have one from the node
 * before. A node holds if and only if it is reached by a strong link.
 */
export interface Step {
  technique: string;
  name: string;
  level: string;
  score: number;
  text: string;
  words: Piece[];
  parts: Part[];
  cells: number[];
  placements: [cell: number, digit: number][];
  eliminations: [cell: number, digit: number][];
  chains: Node[][];
}

/** `least` and `most`: the number of cells, or the range of a number. Without `most`: as many as there are digits. */
export interface RuleParameter {
  name: string;
  help: string;
  kind: 'cells' | 'cellLists' | 'number' | 'numbers' | 'digits' | 'digitList' | 'choice' | 'outside' | 'pattern' | 'automaton'
    | 'pairs' | 'uses';
  least: number;
  most: number | null;
  isPath: boolean;
  isOptional: boolean;
  choices: string[];
}

/** `isShape`: boxes and regions, which cannot be added as rules. `isDrawn`: generate can draw clues of it.
 * `needsOneBoard`: it is about rows, columns or all of a grid, as are all rules with a place beside the grid. */
export interface RuleEntry {
  name: string;
  summary: string;
  isShape: boolean;
  isDrawn: boolean;
  needsOneBoard: boolean;
  parameters: RuleParameter[];
}

/** `extension`: of the names of files, with its dot; empty if there is no usual one. */
export interface FormatEntry {
  name: string;
  summary: string;
  isRead: boolean;
  isWritten: boolean;
  extension: string;
}

export type Method = 'test' | 'value' | 'bounds' | 'domain' | 'automatic' | 'learning';

/** The other members depend on the event. */
export interface TraceEvent {
  event: string;
  [member: string]: unknown;
}

export interface Failure {
  event: 'error';
  message: string;
  line: number;
  column: number;
}

export interface Calls {
  read: {
    arguments: { puzzle: string };
    answer: { event: 'read'; format: string; rows: number; columns: number; digits: number; firstValue: number; boards: number[]; givens: number[]; candidates: number[][]; regions: number[]; notUnderstood: string; json: string; ownRules: RuleEntry[]; picture: Picture };
  };
  entries: {
    arguments: { puzzles: string; most?: number };
    answer: { event: 'entries'; entries: { text: string; line: number; message: string }[]; isMore: boolean };
  };
  convert: {
    arguments: { puzzle: string; to: string };
    answer: { event: 'convert'; text: string; lost: string[] };
  };
  solutions: {
    arguments: { puzzle: string; most?: number; nodes?: number };
    answer: { event: 'solutions'; solutions: number[][]; ending: 'complete' | 'enough' | 'stopped' };
  };
  count: {
    arguments: { puzzle: string; most?: number; nodes?: number };
    answer: { event: 'count'; count: number; ending: 'complete' | 'enough' | 'stopped' };
  };
  check: {
    arguments: { puzzle: string; nodes?: number };
    answer: { event: 'check'; verdict: 'contradiction' | 'noCandidate' | 'noSolution' | 'unique' | 'several' | 'unknown'; cells: number[]; candidates: number[]; where: string; solutions: number[][] };
  };
  candidates: {
    arguments: { puzzle: string; nodes?: number };
    answer: { event: 'candidates'; isComplete: boolean; candidates: number[][]; undecided: number[][] };
  };
  why: {
    arguments: { puzzle: string; cell: number; digit: number; nodes?: number };
    answer: { event: 'why'; answer: 'forced' | 'notForced' | 'nothingStands' | 'undecided'; givens: number[]; candidates: number[]; rules: string[]; isSmallest: boolean; solution: number[] };
  };
  hint: {
    arguments: { puzzle: string; nodes?: number };
    answer: { event: 'hint'; step: Step | null };
  };
  path: {
    arguments: { puzzle: string; nodes?: number };
    answer: { event: 'path'; steps: Step[]; isSolved: boolean; score: number; level: string };
  };
  rate: {
    arguments: { puzzle: string; nodes?: number };
    answer: { event: 'rate'; isSolved: boolean; score: number; level: string };
  };
  generate: {
    arguments: { puzzle: string; seed?: number; symmetry?: string; draws?: string };
    answer: { event: 'generate'; puzzle: string };
  };
  conflicts: {
    arguments: { puzzle: string };
    answer: { event: 'conflicts'; conflicts: { cells: number[]; where: string }[]; left: number[][] };
  };
  keeps: {
    arguments: { puzzle: string; rule: string };
    answer: { event: 'keeps'; verdict: 'holds' | 'broken' | 'open' };
  };
  trace: {
    arguments: { puzzle: string; method: Exclude<Method, 'test'>; most?: number; nodes?: number };
    answer: { event: 'trace'; events: TraceEvent[] };
  };
  effort: {
    arguments: { puzzle: string; method: Method; most?: number; nodes?: number };
    answer: { event: 'effort'; nodes: number; failures: number; propagations: number; solutions: number; isComplete: boolean };
  };
  speak: {
    arguments: { language: 'en' | 'fr' };
    answer: { event: 'speak'; language: 'en' | 'fr' };
  };
  rules: {
    arguments: {};
    answer: { event: 'rules'; rules: RuleEntry[] };
  };
  formats: {
    arguments: {};
    answer: { event: 'formats'; formats: FormatEntry[] };
  };
}
