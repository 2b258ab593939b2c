import { expect, test } from 'vitest'
import { withUpperCards } from '../../../../client/stations/locator/upper-cards.ts'

function answer(ids: string) {
  return { found: ids.length, stations: [...ids].map((id) => ({ station: { id } })) }
}

test.each([
  ['six new cards, and below them those that were there', 'abcdefghij', 'ABCDEFGHIJ', 'abcdefGHIJ'],
  ['a card that moved up is not there twice', 'aHcdefghij', 'ABCDEFGHIJ', 'aHcdefGIJ'],
  ['no more cards than the answer has', 'abcdefgh', 'ABCDEFGHIJ', 'abcdefGH'],
  ['fewer than were there', 'abc', 'ABCDEFGHIJ', 'abc'],
  ['where all are seen, they are all there at once', 'abcdef', 'ABCDEFGHIJ', 'abcdef'],
  ['none', '', 'ABCDEFGHIJ', ''],
  ['after a short list, what is below comes later', 'abcdefghij', 'ABC', 'abcdef'],
  ['the first answer is there as a whole', 'abcdefghij', undefined, 'abcdefghij'],
])('%s', (_, now, before, shown) => {
  const cards = withUpperCards(answer(now), before === undefined ? undefined : answer(before))
  expect(cards.stations.map(({ station }) => station.id).join('')).toBe(shown)
  expect(cards.found).toBe(now.length)
})
