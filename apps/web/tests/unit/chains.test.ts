import { describe, expect, it } from 'vitest'
import { arrowBetween } from '../../src/board/Chains'

const numbersIn = (path: string): number[] => (path.match(/-?[\d.]+/g) ?? []).map(Number)

describe('the arrow of a link', () => {
  it('begins at the edge of a circle and points at the edge of the next', () => {
    const { curve, head } = arrowBetween([0, 0], [4, 0], 0.2)
    const [x1, y1] = numbersIn(curve) as [number, number]
    expect(Math.hypot(x1, y1)).toBeCloseTo(0.2)
    const [tipX, tipY] = numbersIn(head) as [number, number]
    expect(Math.hypot(tipX - 4, tipY)).toBeCloseTo(0.2)
    expect(tipX).toBeLessThan(4)
  })

  it('stays near the straight line, however long it is', () => {
    const [, , , long] = numbersIn(arrowBetween([0, 0], [8, 0], 0.2).curve)
    const [, , , short] = numbersIn(arrowBetween([0, 0], [1, 0], 0.2).curve)
    expect(Math.abs(long!)).toBeLessThanOrEqual(0.6)
    expect(Math.abs(short!)).toBeCloseTo(0.12)
  })
})
