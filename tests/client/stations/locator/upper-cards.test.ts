import { expect, test } from 'vitest'
import { withUpperCards } from '../../../../client/stations/locator/upper-cards.ts'

function answer(ids: string) {
  return { found: ids.length, stations: [...ids].map((id) => ({ station: { id } })) }
}

test.each([
  ['four new cards, and below them those that were there', 'abcdefgh', 'ABCDEFGH', 'abcdEFGH'],
  ['a card that moved up is not there twice', 'aFcdefgh', 'ABCDEFGH', 'aFcdEGH'],
  ['no more cards than the answer has', 'abcdef', 'ABCDEFGH', 'abcdEF'],
  ['fewer than were there', 'abc', 'ABCDEFGH', 'abc'],
  ['where all are seen, they are all there at once', 'abcd', 'ABCDEFGH', 'abcd'],
  ['none', '', 'ABCDEFGH', ''],
  ['after a short list, what is below comes later', 'abcdefgh', 'ABC', 'abcd'],
  ['the first answer is there as a whole', 'abcdefgh', undefined, 'abcdefgh'],
])('%s', (_, now, before, shown) => {
  const cards = withUpperCards(answer(now), before === undefined ? undefined : answer(before))
  expect(cards.stations.map(({ station }) => station.id).join('')).toBe(shown)
  expect(cards.found).toBe(now.length)
})
