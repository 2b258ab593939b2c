import { afterEach, expect, test, vi } from 'vitest'
import { contentService, LAYOUT } from '../content-service.ts'
import { later } from '../fake-clock.ts'
import { openSite } from '../site.ts'

afterEach(() => void vi.useRealTimers())

const DAY = { date: '2026-11-21', openHours: [{ startTime: '06:00:00', endTime: '22:00:00' }] }
const STATION = {
  id: 'no-1',
  name: 'St1 Alta',
  brand: 'St1',
  network: 'MAIN',
  location: { lat: 69.97, lon: 23.27 },
  address: { street: 'Skolegata 43', postalCode: '9561', city: 'Alta', country: 'NO' },
  services: ['norway/Toilet', 'moonbase'],
  fuels: ['95', 'diesel'],
  phone: '+47 22 00 00 00',
  timeZone: 'Europe/Oslo',
  openingHours: [DAY],
}
const item = (url: string, text: string) => ({
  id: url,
  url,
  text,
  children: [],
  visibleInNavigation: true,
})
const layout = {
  ...LAYOUT,
  navigation: [item('/finn-stasjon', 'Stasjoner'), item('/asemahaku', 'Asemat')],
}

function stationPage(station: object, more: object = {}): object {
  const blocks = ['stationHeader', 'stationFunctions', 'stationLunch', 'stationMap'].map(
    (contentType) => ({ contentType }),
  )
  return {
    localizedPagePaths: {},
    content: {
      slug: '/s',
      title: 'The page',
      body: blocks,
      contentType: 'stationPage',
      station,
      ...more,
    },
  }
}

async function open(station: object, address = '/no-NO/stasjoner/alta', more: object = {}) {
  const path = address.replace(/^\/no-NO/, '')
  const { ask, origin } = openSite(contentService({ [path]: stationPage(station, more) }, layout))
  const response = await ask(address, { headers: { 'accept-language': 'fi' } })
  const html = await response.text()
  const jsonLd = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text),
  )
  const page = html.replace(/<script.*?<\/script>/gs, '')
  return {
    status: response.status,
    html,
    page,
    origin,
    data: (type: string) => jsonLd.find((data) => data['@type'] === type),
  }
}

test('a station page has GasStation data: place, address, phone, hours by date, services by name', async () => {
  const { data, origin } = await open(STATION)
  const address = `${origin}/no-NO/stasjoner/alta`
  expect(data('GasStation')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'GasStation',
    '@id': address,
    url: address,
    name: 'St1 Alta',
    brand: { '@type': 'Brand', name: 'St1' },
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Skolegata 43',
      postalCode: '9561',
      addressLocality: 'Alta',
      addressCountry: 'NO',
    },
    geo: { '@type': 'GeoCoordinates', latitude: 69.97, longitude: 23.27 },
    telephone: '+47 22 00 00 00',
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        opens: '06:00',
        closes: '22:00',
        validFrom: '2026-11-21',
        validThrough: '2026-11-21',
      },
    ],
    amenityFeature: ['Bensin 95', 'Diesel', 'Toalett', 'moonbase'].map((name) => ({
      '@type': 'LocationFeatureSpecification',
      name,
      value: true,
    })),
  })
})

const hours = (...ranges: [startTime: string, endTime: string][]) => {
  return ranges.map(([startTime, endTime]) => ({ startTime, endTime }))
}
const TWO_RANGES = [
  { date: '2026-11-21', openHours: [] },
  { date: '2026-11-22', openHours: hours(['18:00:00', '02:00:00'], ['06:00:00', '10:00:00']) },
]
const STORE = [{ date: '2026-11-21', hours: [{ opens: '06:00:00', closes: '24:00:00' }] }]

test.each([
  [
    'closed days, nights and two ranges',
    { openingHours: TWO_RANGES },
    ['00:00-00:00', '06:00-10:00', '18:00-02:00'],
  ],
  ['a store until 24:00', { openingHours: null, storeOpeningHours: STORE }, ['06:00-23:59']],
  ['around the clock (§3)', { openingHours: null, store24h: true }, ['00:00-23:59']],
  ['unreadable hours', { openingHours: 'always' }, []],
  ['no hours', { openingHours: null }, []],
])('GasStation hours: %s', async (_, hours, expected) => {
  const { data } = await open({ ...STATION, ...hours })
  const found: { opens: string; closes: string }[] = data('GasStation').openingHoursSpecification
  expect(found.map(({ opens, closes }) => `${opens}-${closes}`)).toEqual(expected)
})

test('the breadcrumbs of a station include the locator, also when stations are not below its path (§2.2)', async () => {
  const { data, page, origin } = await open(STATION)
  expect(
    data('BreadcrumbList').itemListElement.map(({ name, item }: { name: string; item: string }) => [
      name,
      item,
    ]),
  ).toEqual([
    ['Stasjoner', `${origin}/no-NO/finn-stasjon`],
    ['St1 Alta', `${origin}/no-NO/stasjoner/alta`],
  ])
  expect(page).toMatch(/aria-current="page"[^>]*>St1 Alta/)
})

test('the HTML has the status of the minute of the request: in the next minute it is rendered again', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T21:59:00+01:00') })
  const { ask } = openSite(contentService({ '/stasjoner/alta': stationPage(STATION) }, layout))
  const statusNow = async () => {
    const response = await ask('/no-NO/stasjoner/alta')
    const [, verdict] = /station-now-verdict[^>]*>([^<]*)</.exec(await response.text()) ?? []
    return { verdict, etag: response.headers.get('ETag') }
  }
  const first = await statusNow()
  expect(first.verdict).toBe('Stenger kl.\u00A022')
  later(20_000)
  expect(await statusNow()).toEqual(first)
  later(40_000)
  const next = await statusNow()
  expect([next.verdict, next.etag === first.etag]).toEqual(['Stengt', false])
})

test('HTML in texts of a backend is escaped, in the page and in its data', async () => {
  const evil = '<img src=x onerror=alert(1)></script><script>alert(2)</script>'
  const dish = { name: evil, description: evil, diets: [evil] }
  const { html, page, status } = await open({
    ...STATION,
    name: evil,
    phone: evil,
    email: `"${evil}"@x.no`,
    address: { street: evil, city: evil },
    services: [evil],
    lunchMenu: [{ date: '2026-11-21', dishes: [dish] }],
    foodMenu: [{ title: evil, dishes: [dish] }],
  })
  expect(status).toBe(200)
  expect(page).not.toContain('<img src=x')
  expect(html).not.toContain('<script>alert')
  expect(page).not.toMatch(/href="(?:tel|mailto):[^"]*</)
  expect(page.match(/<h1/g)).toHaveLength(1)
})

const NULLS = Object.fromEntries(
  Object.keys(STATION).flatMap((name) => (name === 'name' ? [] : [[name, null]])),
)
const WRONG_HOURS = {
  openingHours: [null, 5, { date: 'x' }, { date: '2026-11-21', openHours: 'all' }],
  lunchHours: {},
  kitchenHours: [[]],
}

test.each([
  ['only a name', { name: 'St1' }],
  ['nulls', { ...STATION, ...NULLS }],
  ['an impossible location', { ...STATION, location: { lat: 1e9, lon: 'x' } }],
  ['an unknown time zone', { ...STATION, timeZone: 'Mars/Olympus' }],
  ['hours of every wrong kind', { ...STATION, ...WRONG_HOURS }],
])('a station with %s has a page', async (_, station) => {
  const { status, page } = await open(station)
  expect(status).toBe(200)
  expect(page.match(/<h1/g)).toHaveLength(1)
  expect(page).not.toMatch(/undefined|NaN|null|\[object/)
})

test('a lone surrogate is the same in the page and in its state, because hydration compares them', async () => {
  const { html, page } = await open({ ...STATION, name: 'St1 \ud83d Alta' }, undefined, {
    title: 'Alta \ude00',
  })
  expect(page).toContain('St1 \ufffd Alta')
  expect(html).not.toMatch(/\\ud83d|\\ude00/i)
})

test.each([
  ['no station', undefined],
  ['a station without a name and address', { ...STATION, name: null, address: null }],
])('a station page with %s shows the title of the page', async (_, station) => {
  const { status, page, data } = await open(station ?? [])
  expect(status).toBe(200)
  expect(page).toMatch(/<h1[^>]*>The page<\/h1>/)
  expect(data('GasStation')).toBeUndefined()
})

test('a station page has its own style sheet, and at its end the later sheet and the icons, but not the locator’s', async () => {
  const { html } = await open(STATION)
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href = '']) => href,
  )
  expect(sheets).toEqual([
    expect.any(String),
    ...[/station-page/, /later/, /icons/].map((name) => expect.stringMatching(name)),
  ])
})
