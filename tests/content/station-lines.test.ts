import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readTranslated } from '../../backend/content/stations/kitchen.ts'
import { readStations } from '../../backend/content/stations/stations.ts'

const [head = '', first = '', second = ''] = readFileSync(
  'backend/content/stations/stations.tsv',
  'utf8',
).split('\n')
const columns = head.split('\t')

/** The table with one line, in which the named cells are replaced. */
function read(cells: Readonly<Record<string, string>>) {
  const line = second.split('\t').map((cell, index) => cells[columns[index] ?? ''] ?? cell)
  return readStations([head, first, line.join('\t'), ''].join('\n'))[1]
}

test.each([
  ['24h', 'always'],
  [
    '6-22 7:30-22 -',
    [...Array.from({ length: 5 }, () => [['06:00', '22:00']]), [['07:30', '22:00']], []],
  ],
  [
    '7-11+12-18 - - - 0-1+5-24 22-2 -',
    [
      [
        ['07:00', '11:00'],
        ['12:00', '18:00'],
      ],
      ...[[], [], []],
      [
        ['00:00', '01:00'],
        ['05:00', '24:00'],
      ],
      [['22:00', '02:00']],
      [],
    ],
  ],
])('hours are written as %s', (text, week) => {
  expect(read({ hours: text })?.hours.open).toEqual(week)
})

test('a station has a page with its name and no properties for empty cells', () => {
  const station = read({
    name: 'St1 Ålesund Øst',
    phone: '',
    kitchen_hours: '',
    menu: '',
    lunch_price: '',
  })
  expect(station).toMatchObject({ slug: 'st1-alesund-ost', lunch: undefined })
  expect(station?.detail).not.toHaveProperty('phone')
  expect(station?.detail).not.toHaveProperty('foodMenu')
  expect(station?.hours).not.toHaveProperty('kitchen')
})

test('a lunch begins with the named dish, and a menu leaves out the named dishes', () => {
  const station = read({
    first_lunch: 'Silakkapihvit ja perunamuusia',
    lunch_price: '12.4',
    menu: 'all but Munkki, Margherita',
  })
  expect(
    station?.lunch?.dishes.slice(0, 2).map(({ name, price }) => [name.english, price]),
  ).toEqual([
    ['Fried Baltic herring and mashed potatoes', 12.4],
    ['Salmon soup and archipelago bread', 12.4],
  ])
  const dishes = station?.detail.foodMenu?.flatMap((section) =>
    section.dishes.map(({ name }) => name.local),
  )
  expect(dishes).toContain('Mustikkapiirakka ja vaniljakastiketta')
  expect(dishes).not.toContain('Munkki')
})

test.each<[string, Record<string, string>, string]>([
  ['a duplicate id', { id: 'fi-1001' }, 'Duplicate station fi-1001.'],
  ['a duplicate name', { name: 'St1 Helsinki Malmi' }, 'Duplicate station st1-helsinki-malmi.'],
  ['no name', { name: '' }, 'name: '],
  ['an unknown country', { country: 'XX' }, 'country: '],
  ['a latitude with a comma', { lat: '60,25' }, 'lat: not a number'],
  ['hours of two days', { hours: '6-22 7-22' }, 'hours: not opening hours'],
  ['an hour after midnight', { lunch_hours: '10-25 - -' }, 'lunch_hours: not opening hours'],
  ['an unknown picture', { image: 'station-noon' }, 'image: not a picture of pictures.ts'],
  [
    'an unknown code',
    { services: 'toilet, finland/lunhc' },
    'services.1: "finland/lunhc" is not in the catalogue of attributes.',
  ],
  ['an unknown lunch dish', { first_lunch: 'Keitto' }, '"Keitto" is not a dish of lunches.ts.'],
  [
    'a menu without an unknown dish',
    { menu: 'all but Keitto' },
    '"Keitto" is not a dish of food-menus.ts.',
  ],
  [
    'an extra tab',
    { services: 'toilet\tsauna' },
    `Expected ${columns.length} columns, found ${columns.length + 1}.`,
  ],
])('%s is an error that names the line', (_mistake, cells, problem) => {
  expect(() => read(cells)).toThrow(`stations.tsv, line 3: ${problem}`)
})

test('a text is read with its English translation', () => {
  expect(readTranslated('Hernekeitto = Pea soup')).toEqual({
    local: 'Hernekeitto',
    english: 'Pea soup',
  })
})

test.each(['Hernekeitto', 'Hernekeitto = ', 'Hernekeitto = Pea soup = Soup'])(
  '"%s" is rejected, because an untranslated dish would go unnoticed',
  (text) => {
    expect(() => readTranslated(text)).toThrow(/has no English translation/)
  },
)
