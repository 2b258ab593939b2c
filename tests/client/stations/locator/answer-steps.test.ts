import { expect, test } from 'vitest'
import { answerSteps } from '../../../../client/stations/locator/answer-steps.ts'

function answer(stations: string) {
  return { found: stations.length, stations: [...stations].map((id) => ({ station: { id } })) }
}

test.each([
  [
    'one new card, then two at a time, and those that were there',
    'abcdefghi',
    'ABCDEFGHI',
    'aBCDEFGHI abCDEFGHI abcdEFGHI abcdefGHI abcdefghI abcdefghi',
  ],
  ['as many cards as the answer has', 'abc', 'ABCDEF', 'aBC abC abc'],
  ['fewer than a step', 'a', 'ABCDEF', 'a'],
  ['none', '', 'ABCDEF', ''],
  ['after a short list, what is below comes later', 'abcdefgh', 'ABC', 'aBC abC abcd abcdef abcdefgh'],
  ['twenty more are there at once', 'abcdefghijkl', 'abcdefghij', 'abcdefghijkl'],
  ['the same again is one step', 'abcdefghij', 'abcdefghij', 'abcdefghij'],
  ['it begins where the first card is new', 'abcdeFGHIJ', 'abcdefghij', 'abcdeFghij abcdeFGHij abcdeFGHIJ'],
  ['the first answer is there as a whole', 'abcdefgh', undefined, 'abcdefgh'],
])('%s', (_, now, before, shown) => {
  const steps = answerSteps(answer(now), before === undefined ? undefined : answer(before))
  expect(steps.map(({ stations }) => stations.map(({ station }) => station.id).join('')).join(' ')).toBe(shown)
  expect(steps.map(({ found }) => found)).toEqual(steps.map(() => now.length))
})
