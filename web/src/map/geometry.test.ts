import { describe, expect, it } from 'vitest'
import { ARROWS, edgeOf, near, toward, type Stop } from './geometry'

describe('near', () => {
  it('keeps a point beside its anchor at another scale', () => {
    expect(near([100, 50], [110, 70], 0.5)).toEqual([105, 60])
  })
})

describe('toward', () => {
  const stops: Stop[] = [
    { id: 'east', at: [100, 10], close: false },
    { id: 'far east', at: [140, 0], close: true },
    { id: 'south', at: [5, 90], close: false },
    { id: 'here', at: [0, 0], close: false },
  ]

  it('goes in the direction of the arrow, neighbours first', () => {
    expect(toward([0, 0], ARROWS.ArrowRight ?? [0, 0], stops)).toBe('far east')
    expect(toward([0, 0], ARROWS.ArrowDown ?? [0, 0], stops)).toBe('south')
  })

  it('stays where nothing lies that way', () => {
    expect(toward([0, 0], ARROWS.ArrowLeft ?? [0, 0], stops)).toBeNull()
  })
})

describe('edgeOf', () => {
  it('finds the nearest point of a box', () => {
    expect(edgeOf([0, 0, 10, 10], [20, 5])).toEqual([10, 5])
  })
})
