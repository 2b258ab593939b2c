import { expect, test } from 'vitest'
import { readTranslated } from '../../backend/content/stations/read-lists.ts'

test('a text is read with its English', () => {
  expect(readTranslated('Hernekeitto = Pea soup')).toEqual({ local: 'Hernekeitto', english: 'Pea soup' })
})

test.each(['Hernekeitto', 'Hernekeitto = ', 'Hernekeitto = Pea soup = Soup'])(
  '"%s" is refused: a dish without its English would go unseen',
  (text) => {
    expect(() => readTranslated(text)).toThrow(/is no text with its English/)
  },
)
