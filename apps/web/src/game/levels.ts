// The difficulty of puzzles, on HoDoKu's scale.
export const levels = ['Easy', 'Medium', 'Hard', 'Unfair', 'Extreme'] as const
export type Level = (typeof levels)[number]
