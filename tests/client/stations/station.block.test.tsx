import { expect, test } from 'vitest'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import StationBlockView from '#client/stations/station.block.tsx'
import type { Station } from '#shared/contract/station.ts'
import type { ShownStationBlock } from '#shared/navigation/shown-page.ts'
import { blockProps } from '../content/content.ts'
import { render, SITE } from '../content/render.tsx'
import { station } from './page/a-station.ts'
import { weekOf } from './week-of.ts'

await preloadMessages('stations', 'en-EU')

const NOW = '2026-11-20T10:00:00Z'

function html(
  contentType: ShownStationBlock['contentType'],
  fields: Partial<Station> = {},
  nearest?: ShownStationBlock['nearest'],
): string {
  const block = { contentType, ...(nearest && { nearest }) }
  return render(
    <StationBlockView {...blockProps(block, { station: station(fields), now: NOW })} lead />,
  )
}

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the header has name, address, phone and directions (§2.4), the block of functions the contact', () => {
  const fields = { phone: '+358 10 555', email: 'lahti@st1.example' }
  const made = html('stationHeader', fields)
  expect(made).toMatch(/<h1[^>]*>St1 Lahti<\/h1>/)
  expect(made).toContain('href="tel:+35810555"')
  expect(textOf(made)).toContain('Get directions St1 Lahti (opens in a new window)')
  expect(made).toContain(
    'href="https://www.google.com/maps/dir/?api=1&amp;destination=60.98%2C25.66"',
  )
  expect(made).toContain('href="/en-EU/stationsearch?service=MAIN"')
  expect(html('stationFunctions', fields)).toContain('href="mailto:lahti@st1.example"')
})

test.each([
  [{}, 'Station'],
  [{ brand: 'St1 Express' }, 'Express'],
])('the header has the kind of place (§2.4): %j', (fields, kind) => {
  expect(textOf(html('stationHeader', fields))).toContain(`${kind} Kauppakatu 1, 15110 Lahti`)
})

test('the header says what is open at the time of the request, with today’s hours of each part (§2.4)', () => {
  const made = textOf(
    html('stationHeader', { pumps: 'terminal', kitchenHours: weekOf('2026-11-20', '10:00-20:00') }),
  )
  expect(made).toContain('Open now Today Fri 20/11 12:00')
  expect(made).toContain(
    'Pumps open 24 h Shop opens 14:00 06:00 - 10:00, 14:00 - 22:00 Restaurant open 10:00 - 20:00',
  )
})

test('a part without hours for today has a dash (§2.4)', () => {
  const made = textOf(html('stationHeader', { openingHours: [], pumps: 'terminal' }))
  expect(made).toContain('Pumps open Today Fri 20/11')
  expect(made).toContain('Shop not known –')
})

test.each(['stationHeader', 'stationFunctions'] as const)(
  'without any opening hours %s has one sentence and no table',
  (block) => {
    const made = html(block, { openingHours: [] })
    expect(made.split('No opening hours available')).toHaveLength(2)
    expect(made).not.toContain('<table')
  },
)

test('one table has the week of all parts, with rows labelled today, tomorrow or weekday (§2.4)', () => {
  const made = textOf(
    html('stationFunctions', {
      pumps: 'terminal',
      kitchenHours: weekOf('2026-11-19', '10:00-20:00'),
    }),
  )
  expect(made).toContain('Pumps: open 24 h every day')
  expect(made).toContain('Day Shop Kitchen (à la carte) Thu 19/11 – 10:00–20:00')
  expect(made).toContain(
    'Today 20/11 06:00–10:00 14:00–22:00 – Tomorrow 21/11 Closed – Sun 22/11 24 h –',
  )
})

test('days after the eight of §3 are exceptional, with the names of holidays; the head announces the next one', () => {
  const openingHours = [...station().openingHours, ...weekOf('2026-12-24', '07:00-15:00', '')]
  expect(textOf(html('stationFunctions', { openingHours }))).toContain(
    'Exceptional opening hours Day shop and pumps Thu 24/12 Christmas Eve 07:00–15:00 Fri 25/12 Christmas Day Closed',
  )
  expect(html('stationHeader', { openingHours })).not.toContain('Christmas')
  const sooner = [...station().openingHours, ...weekOf('2026-11-30', '10:00-14:00')]
  expect(textOf(html('stationHeader', { openingHours: sooner }))).toContain(
    'Exceptional hours Mon 30/11: shop 10:00–14:00',
  )
})

test('hours in the store’s shape are shown if the station has no other hours (§3)', () => {
  const storeOpeningHours = [
    { date: '2026-11-20', openHours: [{ startTime: '07:00:00', endTime: '21:00:00' }] },
  ]
  expect(textOf(html('stationFunctions', { openingHours: [], storeOpeningHours }))).toContain(
    '07:00–21:00',
  )
})

test('a store that is open around the clock has no table (§3)', () => {
  const made = html('stationFunctions', { openingHours: [], store24h: true })
  expect(textOf(made)).toContain('Pumps and shop: open 24 h every day')
  expect(made).not.toContain('<table')
})

test('chargers have number, power and prices, the wash its programmes', () => {
  const made = textOf(
    html('stationFunctions', {
      chargers: [
        { power: 150, count: 4, price: 0.47, cardPrice: 0.55 },
        { power: 400, count: 1, price: 0.52, cardPrice: 0.59 },
      ],
      washes: [{ name: 'Perfect', text: '10 min', price: 19.9 }],
      washHours: weekOf('2026-11-20', '07:00-21:00'),
      links: { chargingPrices: '/charging', buyWash: '/wash' },
    }),
  )
  expect(made).toContain(
    'Charging from 0,47 €/kWh 150 kW 4 charging points 400 kW 1 charging point',
  )
  expect(made).toContain('400 kW: in the app 0,52 €/kWh, by card 0,59 €/kWh. All charging prices')
  expect(made).toContain('Car wash open Perfect 10 min 19,90 € Compare and buy a code')
})

test('fuels and services have cards; an unknown code is text, without its country prefix (§3)', () => {
  const made = textOf(
    html('stationFunctions', {
      fuels: ['finland/98'],
      services: ['ATM', 'norway/moon base', 'atm'],
    }),
  )
  expect(made).toMatch(/Fuels .*98.* Services .*moon base/)
  expect(made).not.toMatch(/finland|norway/)
})

test('the lunch list has days, dishes, diets and prices, and the menu dishes and prices (§2.4, §9)', () => {
  const made = textOf(
    html('stationLunch', {
      lunchMenu: [
        {
          date: '2026-11-20',
          dishes: [{ name: 'Pea soup', price: 10.8, diets: ['L', 'G'] }, { name: 'Pancake' }],
        },
      ],
      foodMenu: [
        { title: '', dishes: [{ name: 'Burger', description: 'With cheese', price: 12 }] },
      ],
    }),
  )
  expect(made).toContain('Lunch today Pea soup Diets: L, G 10,80 € Pancake')
  expect(made).toContain('Food menu Burger With cheese 12,00 €')
  expect(html('stationLunch')).toBe('')
})

const lunchWith = (...diets: string[][]) => [
  { date: '2026-11-20', dishes: diets.map((codes) => ({ name: 'Soup', diets: codes })) },
]

const legendOf = (markup: string) =>
  [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, code, words]) => [code, words])

test('the legend below the dishes explains each diet code once', () => {
  const lunchMenu = lunchWith(['G', 'L'], ['L'], ['VEG'])
  expect(legendOf(html('stationLunch', { lunchMenu }))).toEqual([
    ['L', 'lactose-free'],
    ['G', 'gluten-free'],
    ['VEG', 'vegan'],
  ])
})

test('an unknown diet code is shown and not explained', () => {
  const made = html('stationLunch', { lunchMenu: lunchWith(['g', 'Ö', 'L', 'constructor']) })
  expect(textOf(made)).toContain('Diets: g, Ö, L, constructor')
  expect(legendOf(made)).toEqual([['L', 'lactose-free']])
})

test.each([[[]], [['Ö']]])('a lunch list with the diets %j has no legend', (diets) => {
  expect(html('stationLunch', { lunchMenu: lunchWith(diets) })).not.toContain('<dl')
})

test('the block of kind map has a picture of the surroundings; the map loads on demand, unless it is switched off (§2.4)', () => {
  const made = html('stationMap')
  for (const part of [`/map/fi-1.svg`, 'Show the map']) expect(made).toContain(part)
  const map = (
    <StationBlockView
      {...blockProps({ contentType: 'stationMap' }, { station: station(), now: NOW })}
      lead
    />
  )
  expect(render(map, { switches: { ...SITE.switches, map: 'off' } })).not.toContain('Show the map')
})

test('stations nearby have name, status and distance, open ones first', () => {
  const near = (name: string, metres: number, fields: Partial<Station>) => ({
    ...station({ id: name, name, ...fields }),
    location: { lat: 60.98, lon: 25.5 },
    metres,
  })
  const made = html('stationMap', {}, [
    near('St1 Hollola', 8632, {}),
    near('St1 Orimattila', 20_100, { pumps: 'unmanned' }),
  ])
  expect(textOf(made)).toMatch(
    /St1 Orimattila pumps open 24 h unmanned 20 km St1 Hollola shop and pumps closed until 14:00 8\.6 km/,
  )
  const { location: _, ...nowhere } = station()
  expect(
    render(
      <StationBlockView
        {...blockProps({ contentType: 'stationMap' }, { station: nowhere, now: NOW })}
        lead
      />,
    ),
  ).not.toContain('map')
})

test.each([[undefined], [[]]])(
  'with %j as nearest stations the block links to the locator',
  (nearest) => {
    const made = html('stationMap', {}, nearest)
    expect(made).not.toContain('<ol')
    expect(made).toContain('href="/en-EU/stationsearch?service=MAIN&amp;near=60.98,25.66"')
  },
)

test('no block has a style attribute, because the Content Security Policy blocks it', () => {
  const kinds = ['stationHeader', 'stationFunctions', 'stationLunch', 'stationMap'] as const
  expect(kinds.map((kind) => html(kind)).join('')).not.toContain('style=')
})
