import { expect, test } from 'vitest'
import { roundRing } from '../../../../client/stations/map/base-map/round-ring.ts'

/** degrees; closed */
function square(size: number) {
  return [
    [20, 60],
    [20 + size, 60],
    [20 + size, 60 + size],
    [20, 60 + size],
    [20, 60],
  ]
}

test('a corner becomes two, and each of these two again; a ring stays closed', () => {
  const ring = roundRing(square(0.01))
  expect(ring).toHaveLength(4 * 2 * 2 + 1)
  expect(ring.at(0)).toEqual(ring.at(-1))
})

test('a round shore lies within its corners', () => {
  for (const [lon = 0, lat = 0] of roundRing(square(0.01))) {
    expect(Math.min(lon - 20, 20.01 - lon, lat - 60, 60.01 - lat)).toBeGreaterThanOrEqual(-1e-9)
    expect(Math.abs(lon - 20.005) + Math.abs(lat - 60.005)).toBeLessThan(0.0085)
  }
})

test('long edges keep their course: the frame of the map, a shore of many kilometres', () => {
  const corner = roundRing(square(10)).filter(([lon = 0, lat = 0]) => Math.hypot(lon - 20, lat - 60) < 1)
  for (const [lon = 0, lat = 0] of corner) expect(Math.hypot(lon - 20, lat - 60)).toBeLessThan(0.05)
  expect(corner.length).toBeGreaterThan(0)
})

test('two equal corners do no harm', () => {
  const ring = roundRing([...square(0.01).slice(0, 2), ...square(0.01).slice(1)])
  expect(ring.flat().every(Number.isFinite)).toBe(true)
})
