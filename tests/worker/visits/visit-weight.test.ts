import { expect, test } from 'vitest'
import { visitWeight } from '../../../worker/visits/visit-weight.ts'

test('up to a hundred visits in a second are all counted, each as one', () => {
  for (const nth of [1, 50, 100]) expect([visitWeight(nth, 0), visitWeight(nth, 0.999_999)]).toEqual([1, 1])
})

test('beyond, a visit is counted by chance and stands for as many as are left out', () => {
  expect([visitWeight(101, 0.49), visitWeight(101, 0.5)]).toEqual([2, 0])
  expect([visitWeight(10_000, 0.009), visitWeight(10_000, 0.01)]).toEqual([100, 0])
})

test('the sum stays right and the writes few', () => {
  // chance spread evenly, as a low-discrepancy sequence does
  const weights = Array.from({ length: 10_000 }, (_, index) => visitWeight(index + 1, (index * 0.618_033_988_75) % 1))
  expect(weights.reduce((sum, weight) => sum + weight, 0) / 10_000).toBeCloseTo(1, 1)
  expect(weights.filter((weight) => weight > 0).length).toBeLessThan(700)
})
