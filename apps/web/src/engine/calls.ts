// The calls of the engine. Made from engine/calls.def by `page_calls --types`, which a test compares with this file.

export interface Step {
  technique: string;
  name: string;
  level: string;
  score: number;
  text: string;
  cells: number[];
  placements: [cell: number, digit: number][];
  eliminations: [cell: number, digit: number][];
}

export interface RuleEntry {
  name: string;
  summary: string;
  parameters: { name: string; help: string }[];
}

export interface FormatEntry {
  name: string;
  summary: string;
  isRead: boolean;
  isWritten: boolean;
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
    answer: { event: 'read'; format: string; rows: number; columns: number; digits: number; firstValue: number; givens: number[]; candidates: number[][]; regions: number[]; notUnderstood: string; json: string; picture: string };
  };
  convert: {
    arguments: { puzzle: string; to: string };
    answer: { event: 'convert'; text: string };
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
    answer: { event: 'check'; verdict: 'contradiction' | 'noCandidate' | 'noSolution' | 'unique' | 'several' | 'unknown'; cells: number[]; where: string; solutions: number[][] };
  };
  candidates: {
    arguments: { puzzle: string; nodes?: number };
    answer: { event: 'candidates'; isComplete: boolean; candidates: number[][]; undecided: number[][] };
  };
  why: {
    arguments: { puzzle: string; cell: number; digit: number; nodes?: number };
    answer: { event: 'why'; answer: 'forced' | 'notForced' | 'nothingStands' | 'undecided'; givens: number[]; rules: string[]; isSmallest: boolean; solution: number[] };
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
  rules: {
    arguments: {};
    answer: { event: 'rules'; rules: RuleEntry[] };
  };
  formats: {
    arguments: {};
    answer: { event: 'formats'; formats: FormatEntry[] };
  };
}
