import { expect, test } from 'vitest'
import { answerSteps } from '../../../../client/stations/locator/answer-steps.ts'

function answer(stations: string) {
  return { found: stations.length, stations: [...stations] }
}

test.each([
  [
    'two new cards at a time, below them those that were there',
    'abcdefghij',
    'ABCDEFGHIJ',
    'abCDEFGHIJ abcdEFGHIJ abcdefGHIJ abcdefghIJ abcdefghij',
  ],
  ['as many cards as the answer has', 'abc', 'ABCDEF', 'abC abc'],
  ['fewer than a step', 'ab', 'ABCDEF', 'ab'],
  ['none', '', 'ABCDEF', ''],
  ['after a short list, what is below comes later', 'abcdefgh', 'ABC', 'abC abcd abcdef abcdefgh'],
  ['the first answer is there as a whole', 'abcdefgh', undefined, 'abcdefgh'],
])('%s', (_, now, before, shown) => {
  const steps = answerSteps(answer(now), before === undefined ? undefined : answer(before))
  expect(steps.map(({ stations }) => stations.join('')).join(' ')).toBe(shown)
  expect(steps.map(({ found }) => found)).toEqual(steps.map(() => now.length))
})
