import { expect, test } from 'vitest'
import StationBlockView from '#client/stations/station.block.tsx'
import { preloadMessages } from '#client/i18n/messages.ts'
import type { ShownStationBlock } from '#shared/navigation/shown-page.ts'
import type { Station } from '#shared/contract/station.ts'
import { blockProps } from '../content/content.ts'
import { render, SITE } from '../content/render.tsx'
import { weekOf } from './week-of.ts'

await preloadMessages('stations', 'en-EU')

const STATION: Station = {
  id: 'fi-1',
  name: 'St1 Lahti',
  path: '/stationsearch/st1-lahti',
  network: 'MAIN',
  location: { lat: 60.98, lon: 25.66 },
  address: { street: 'Kauppakatu 1', postalCode: '15110', city: 'Lahti', country: 'FI' },
  services: [],
  timeZone: 'Europe/Helsinki',
  openingHours: weekOf('2026-11-20', '06:00-10:00 14:00-22:00', '', '00:00-24:00'),
}

function html(
  contentType: ShownStationBlock['contentType'],
  station: Partial<Station> = {},
  nearest?: ShownStationBlock['nearest'],
): string {
  const block = { contentType, ...(nearest && { nearest }) }
  return render(<StationBlockView {...blockProps(block, { station: { ...STATION, ...station } })} lead />)
}

const textOf = (markup: string) => markup.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ')

test('the header has name, address, phone, e-mail and directions (§2.4)', () => {
  const made = html('stationHeader', { phone: '+358 10 555', email: 'lahti@st1.example' })
  expect(made).toMatch(/<h1[^>]*>St1 Lahti<\/h1>/)
  expect(made).toContain('href="tel:+35810555"')
  expect(made).toContain('href="mailto:lahti@st1.example"')
  expect(textOf(made)).toContain('Get directions St1 Lahti (opens in a new window)')
  expect(made).toContain('href="https://www.google.com/maps/dir/?api=1&amp;destination=60.98%2C25.66"')
  expect(made).toContain('href="/en-EU/stationsearch?service=MAIN"')
})

test('the header has the kind of place: express or station, restaurant, car wash (§2.4)', () => {
  const kinds = (station: Partial<Station>) =>
    [...html('stationHeader', station).matchAll(/class="station-kind">(.*?)</g)].map(([, label]) => label)
  expect(kinds({})).toEqual(['Station'])
  expect(kinds({ brand: 'St1 Express', services: ['finland/selfServiceCarWash'] })).toEqual(['Express', 'Car wash'])
  expect(kinds({ brand: 'St1', services: ['helmisimpukkarestaurant', 'lunch', 'perfect'] })).toEqual(['Station', 'Restaurant', 'Car wash'])
})

test('a week’s rows have weekday and date, and ranges, "Closed" or "Open 24 hours" (§2.4)', () => {
  expect(textOf(html('stationHeader'))).toContain('Fri 20/11 06:00–10:00, 14:00–22:00 Sat 21/11 Closed Sun 22/11 Open 24 hours')
})

test('kitchen, lunch and breakfast have their own hours if known (§2.4)', () => {
  const known = html('stationHeader', { kitchenHours: weekOf('2026-11-20', '10:00-20:00'), breakfastHours: [] })
  expect([...known.matchAll(/<caption[^>]*>(.*?)</g)].map(([, title]) => title)).toEqual(['Station', 'Kitchen (à la carte)', 'Breakfast'])
  expect(textOf(known)).toContain('Breakfast –')
})

test('hours in the store’s shape are shown if the station has no other hours (§3)', () => {
  const storeOpeningHours = [{ date: '2026-11-20', openHours: [{ startTime: '07:00:00', endTime: '21:00:00' }] }]
  expect(textOf(html('stationHeader', { openingHours: [], storeOpeningHours }))).toContain('07:00–21:00')
})

test('a store that is open around the clock without day entries is "Open 24 hours" in the table (§3)', () => {
  expect(textOf(html('stationHeader', { openingHours: [], store24h: true }))).toContain('Station Open 24 hours')
})

test('fuels and services are in groups; an unknown code is text, without its country prefix (§3)', () => {
  const made = textOf(html('stationFunctions', { fuels: ['finland/98'], services: ['ATM', 'norway/moon base', 'atm'] }))
  expect(made).toMatch(/Services Fuels .*98.* Other services .*moon base/)
  expect(made).not.toMatch(/finland|norway/)
  expect(html('stationFunctions')).toBe('')
})

test('the lunch list has days, dishes, diets and prices, and the menu dishes and prices (§2.4, §9)', () => {
  const made = textOf(
    html('stationLunch', {
      lunchMenu: [{ date: '2026-11-20', dishes: [{ name: 'Pea soup', price: 10.8, diets: ['L', 'G'] }, { name: 'Pancake' }] }],
      foodMenu: [{ title: '', dishes: [{ name: 'Burger', description: 'With cheese', price: 12 }] }],
    }),
  )
  expect(made).toContain('Weekly lunch list Friday 20/11 Pea soup Diets: L, G 10,80 € Pancake')
  expect(made).toContain('Food menu Burger With cheese 12,00 €')
  expect(html('stationLunch')).toBe('')
})

const lunchWith = (...diets: string[][]) => [{ date: '2026-11-20', dishes: diets.map((codes) => ({ name: 'Soup', diets: codes })) }]

const legendOf = (markup: string) => [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(([, code, words]) => [code, words])

test('the legend below the lunch list explains each diet code of all days once', () => {
  const lunchMenu = [...lunchWith(['G', 'L'], ['L']), ...lunchWith(['VEG'])]
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

test('the block of kind map has a picture of the surroundings and directions; the map loads on demand, unless it is switched off (§2.4)', () => {
  const made = html('stationMap')
  for (const part of [`/map/${STATION.id}.svg`, 'Show the map', 'Get directions']) expect(made).toContain(part)
  const map = <StationBlockView {...blockProps({ contentType: 'stationMap' }, { station: STATION })} lead />
  expect(render(map, { switches: { ...SITE.switches, map: 'off' } })).not.toContain('Show the map')
})

test('a station nearby has name, address and distance, and no status', () => {
  const made = html('stationMap', {}, [{ ...STATION, id: 'fi-2', name: 'St1 Hollola', location: { lat: 60.98, lon: 25.5 }, metres: 8632 }])
  expect(textOf(made)).toContain('St1 Hollola Kauppakatu 1, Lahti 8.6 km')
  expect(made).not.toMatch(/Open(?!Street)|Closed/)
  const { location: _, ...nowhere } = STATION
  expect(render(<StationBlockView {...blockProps({ contentType: 'stationMap' }, { station: nowhere })} lead />)).toBe('')
})

test.each([[undefined], [[]]])('with %j as nearest stations the block links to the locator', (nearest) => {
  const made = html('stationMap', {}, nearest)
  expect(made).not.toContain('<ol')
  expect(made).toContain('href="/en-EU/stationsearch?service=MAIN&amp;near=60.98,25.66"')
})

test('no block has a style attribute, because the Content Security Policy blocks it', () => {
  const kinds = ['stationHeader', 'stationFunctions', 'stationLunch', 'stationMap'] as const
  expect(kinds.map((kind) => html(kind)).join('')).not.toContain('style=')
})
