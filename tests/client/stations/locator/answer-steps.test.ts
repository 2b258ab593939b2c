import { expect, test } from 'vitest'
import { answerSteps } from '../../../../client/stations/locator/answer-steps.ts'

function answer(stations: string) {
  return { found: stations.length, stations: [...stations].map((id) => ({ station: { id } })) }
}

test.each([
  [
    'eight new cards one by one above those that were there, then all',
    'abcdefghij',
    'ABCDEFGHIJ',
    'aBCDEFGHIJ abCDEFGHIJ abcDEFGHIJ abcdEFGHIJ abcdeFGHIJ abcdefGHIJ abcdefgHIJ abcdefghIJ abcdefghij',
  ],
  ['as many cards as the answer has', 'abc', 'ABCDEF', 'aBC abC abc'],
  ['fewer than a step', 'a', 'ABCDEF', 'a'],
  ['none', '', 'ABCDEF', ''],
  ['after a short list, what is below comes later', 'abcdefgh', 'ABC', 'aBC abC abc abcd abcde abcdef abcdefg abcdefgh'],
  ['twenty more are there at once', 'abcdefghijkl', 'abcdefghij', 'abcdefghijkl'],
  ['the same again is one step', 'abcdefghij', 'abcdefghij', 'abcdefghij'],
  ['it begins where the first card is new', 'abcdeFGHIJ', 'abcdefghij', 'abcdeFghij abcdeFGhij abcdeFGHij abcdeFGHIJ'],
  ['the first answer is there as a whole', 'abcdefgh', undefined, 'abcdefgh'],
])('%s', (_, now, before, shown) => {
  const steps = answerSteps(answer(now), before === undefined ? undefined : answer(before))
  expect(steps.map(({ stations }) => stations.map(({ station }) => station.id).join('')).join(' ')).toBe(shown)
  expect(steps.map(({ found }) => found)).toEqual(steps.map(() => now.length))
})
