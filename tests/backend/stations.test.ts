import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { readPage } from '#shared/contract/page.ts'
import { readItems } from '#shared/contract/read-values.ts'
import { readStationSummary } from '#shared/contract/station.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { ask, ORIGIN, prepareDatabase } from './ask.ts'
import { stationRow } from './station-row.ts'

const COUNTS = { FI: 430, SE: 450, NO: 270 } as const
const DAYTIME = Array.from({ length: 7 }, () => [['06:00', '22:00'] as [string, string]])
const LUNCH = [...Array.from({ length: 5 }, () => [['10:30', '15:00'] as [string, string]]), [], []]

// no holiday is near, so there are the eight days of §3 alone
beforeEach(() => vi.useFakeTimers({ now: new Date('2026-02-02T10:00:00Z'), toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())

beforeAll(async () => {
  await prepareDatabase()
  const many = (['FI', 'SE', 'NO'] as const).flatMap((country) =>
    Array.from({ length: COUNTS[country] - 1 }, (_, index) =>
      stationRow({
        id: `${country}-${index}`,
        country,
        slug: `st1-${country.toLowerCase()}-${index}`,
      }),
    ),
  )
  const kitchen = {
    dishes: [
      { name: { local: 'Lohikeitto', english: 'Salmon soup' }, price: 11.9, diets: ['L'] },
      { name: { local: 'Hernekeitto', english: 'Pea soup' }, price: 10.9, diets: [] },
    ],
    perDay: 1,
  }
  const foodMenu = [
    {
      title: { local: 'Annokset', english: 'Mains' },
      dishes: [{ name: { local: 'Leike', english: 'Schnitzel' }, price: 14.9 }],
    },
  ]
  const image = { id: 'p', ext: 'png', src: '{{origin}}/media/p.png' }
  const tornio = { open: DAYTIME, shape: 'store', lunch: LUNCH } as const
  await env.DB.batch([
    ...many,
    stationRow({
      id: 'fi-x',
      country: 'FI',
      slug: 'st1-tornio',
      hours: tornio,
      lunch: kitchen,
      services: ['finland/AdBlue'],
      detail: { phone: '+358 10 555', image, foodMenu },
    }),
    stationRow({
      id: 'se-x',
      country: 'SE',
      slug: 'st1-haparanda',
      hours: { open: DAYTIME, shape: 'both' },
    }),
    stationRow({
      id: 'no-x',
      country: 'NO',
      slug: 'st1-kirkenes',
      hours: { open: 'always', shape: 'days', flaw: 'todayMissing' },
    }),
  ])
})

async function list(locale: LocaleCode) {
  const { stations } = await (
    await ask('/cms-view/v1/stations', { locale })
  ).json<{ stations: unknown }>()
  return readItems(stations, readStationSummary)
}

async function station(path: string, locale: LocaleCode) {
  const response = await ask(`/cms-view/v1/content/page?path=${path}`, { locale })
  return readPage(await response.json())
}

describe('the stations endpoint', () => {
  test.each([
    ['fi-FI', 430, '/asemahaku/st1-tornio'],
    ['sv-SE', 450, '/hitta-station/st1-haparanda'],
    ['no-NO', 270, '/stasjoner/st1-kirkenes'],
    ['en-EU', 1150, '/stationsearch/st1-kirkenes'],
  ] as const)(
    'gives %s its country’s %i stations, each with the path of its page (§2.2)',
    async (locale, count, path) => {
      const stations = await list(locale)
      expect(stations).toHaveLength(count)
      expect(new Set(stations.map((one) => one.path)).size).toBe(count)
      expect(stations.map((one) => one.path)).toContain(path)
      expect(new Set(stations.map(({ address }) => address.country)).size).toBe(
        locale === 'en-EU' ? 3 : 1,
      )
    },
  )

  test('returns hours for eight days, services as stored, and the station’s time zone', async () => {
    const tornio = (await list('en-EU')).find(({ id }) => id === 'fi-x')
    expect(tornio).toMatchObject({
      services: ['finland/AdBlue'],
      timeZone: 'Europe/Helsinki',
      brand: 'St1',
    })
    expect(tornio?.openingHours).toHaveLength(8)
    expect(tornio?.openingHours[0]?.openHours).toEqual([
      { startTime: '06:00:00', endTime: '22:00:00' },
    ])
  })

  test('has no entry for today if the hours lack it (§2.4)', async () => {
    const kirkenes = (await list('no-NO')).find(({ id }) => id === 'no-x')
    expect(kirkenes?.openingHours).toHaveLength(7)
  })
})

describe('a station page', () => {
  test.each([
    ['/asemahaku/st1-tornio', 'fi-FI', 'fi-FI'],
    ['/stationsearch/st1-tornio', 'en-EU', 'fi-FI'],
    ['/hitta-station/st1-haparanda', 'sv-SE', 'sv-SE'],
    ['/stasjoner/st1-kirkenes', 'no-NO', 'no-NO'],
  ] as const)(
    '%s exists in %s, with its paths in its own locale and in English',
    async (path, locale, home) => {
      const page = await station(path, locale)
      const slug = path.split('/')[2]
      const prefix = { 'fi-FI': '/asemahaku', 'sv-SE': '/hitta-station', 'no-NO': '/stasjoner' }[
        home
      ]
      expect(page?.content).toMatchObject({
        contentType: 'stationPage',
        slug: path,
        title: `St1 ${slug}`,
        station: { path },
      })
      expect(page?.localizedPagePaths).toEqual({
        [home]: `${prefix}/${slug}`,
        'en-EU': `/stationsearch/${slug}`,
      })
      expect(page?.content.description).toContain('Storgatan 1, Haparanda')
    },
  )

  test('has the station blocks, and the lunch block only if food is served (§2.4)', async () => {
    const blocks = async (path: string, locale: LocaleCode) =>
      (await station(path, locale))?.content.body.map(({ contentType }) => contentType)
    expect(await blocks('/asemahaku/st1-tornio', 'fi-FI')).toEqual([
      'stationHeader',
      'stationLunch',
      'stationFunctions',
      'stationMap',
    ])
    expect(await blocks('/hitta-station/st1-haparanda', 'sv-SE')).toEqual([
      'stationHeader',
      'stationFunctions',
      'stationMap',
    ])
  })

  test('has hours as days, as a store’s hours, or both (§3)', async () => {
    const tornio = (await station('/asemahaku/st1-tornio', 'fi-FI'))?.content.station
    expect(tornio).toMatchObject({ store24h: false, openingHours: [] })
    expect(tornio?.storeOpeningHours?.[0]?.openHours).toEqual([
      { startTime: '06:00:00', endTime: '22:00:00' },
    ])
    const haparanda = (await station('/hitta-station/st1-haparanda', 'sv-SE'))?.content.station
    expect(haparanda?.openingHours).toHaveLength(8)
    expect(haparanda?.storeOpeningHours).toHaveLength(8)
  })

  test('has this week’s lunch list, and picture addresses with the origin of the request', async () => {
    vi.setSystemTime('2027-02-04T22:30:00Z')
    const tornio = (await station('/asemahaku/st1-tornio', 'fi-FI'))?.content.station
    expect(tornio?.lunchMenu?.map(({ date }) => date)).toEqual([
      '2027-02-01',
      '2027-02-02',
      '2027-02-03',
      '2027-02-04',
      '2027-02-05',
    ])
    expect(tornio?.storeOpeningHours?.[1]?.date).toBe('2027-02-05')
    expect(tornio?.image?.src).toBe(`${ORIGIN}/media/p.png`)
  })

  test.each([
    ['/asemahaku/st1-tornio', 'fi-FI', 'Annokset', 'Leike', ['Lohikeitto', 'Hernekeitto']],
    ['/stationsearch/st1-tornio', 'en-EU', 'Mains', 'Schnitzel', ['Salmon soup', 'Pea soup']],
  ] as const)(
    'at %s has the food in the language of %s',
    async (path, locale, title, dish, lunches) => {
      const tornio = (await station(path, locale))?.content.station
      expect(tornio?.foodMenu).toEqual([{ title, dishes: [{ name: dish, price: 14.9 }] }])
      const names = tornio?.lunchMenu?.flatMap(({ dishes }) => dishes.map(({ name }) => name))
      expect(new Set(names)).toEqual(new Set(lunches))
    },
  )

  test.each([
    ['/asemahaku/st1-nowhere', 'fi-FI'],
    ['/asemahaku/st1-haparanda', 'fi-FI'],
    ['/stationsearch/st1-tornio', 'fi-FI'],
    ['/asemahaku/st1-tornio', 'sv-SE'],
    ['/asemahaku/', 'fi-FI'],
    ['/asemahaku/st1-tornio/x', 'fi-FI'],
    ["/asemahaku/' OR 1=1 --", 'fi-FI'],
    [`/asemahaku/${'x'.repeat(3_000)}`, 'fi-FI'],
  ] as const)('is not found at %s in %s: 404', async (path, locale) => {
    expect(
      (await ask(`/cms-view/v1/content/page?path=${encodeURIComponent(path)}`, { locale })).status,
    ).toBe(404)
  })
})
