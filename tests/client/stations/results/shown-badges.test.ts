import { expect, test } from 'vitest'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { translator } from '#client/i18n/loaded-messages.ts'
import { type Asked, askedIn } from '#client/stations/results/asked.ts'
import { shownBadges } from '#client/stations/results/shown-badges.ts'
import { readLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { readSummary } from '../../../shared/stations/a-summary.ts'
import { weekOf, weekOfEight } from '../week-of.ts'

await preloadMessages('stations', 'en-EU')

const NOTHING: Asked = { filters: [], charging: undefined }
const LUNCH = {
  date: '2026-11-20',
  openHours: [{ startTime: '10:30:00', endTime: '14:00:00' }],
  dishes: [
    { name: 'Salmon soup', price: 13.9 },
    { name: 'Roast pork', price: 14.5 },
  ],
}

function badgesOf(fields: object, asked: Partial<Asked> = {}): string[] {
  const openingHours = weekOfEight('2026-11-19', '06:00-22:00')
  const station = readSummary({ openingHours, ...fields })
  const now = new Date('2026-11-20T12:00:00+02:00')
  const badges = shownBadges(station, {
    asked: { ...NOTHING, ...asked },
    now,
    locale: 'en-EU',
    t: translator('stations', 'en-EU'),
  })
  return badges.map(({ text, detail, isMatch }) =>
    [isMatch && '✓', text, detail].filter(Boolean).join(' '),
  )
}

test('answers to the active filters come first, with hours, power and number; three in total', () => {
  const services = ['carwash', 'hvo100', 'helmisimpukka', 'adblue']
  expect(badgesOf({ services }, { filters: ['carwash'] })).toEqual([
    '✓ Car wash 06:00–22:00',
    'HelmiSimpukka',
  ])
  // displayOnStationList of §9
  expect(badgesOf({ services })).toEqual(['HelmiSimpukka'])
  const chargers = [
    { power: 150, count: 2 },
    { power: 400, count: 6 },
  ]
  expect(badgesOf({ services, chargers }, { charging: 400 }).slice(0, 2)).toEqual([
    '✓ 6 × 400 kW',
    '2 × 150 kW',
  ])
  expect(badgesOf({ services: ['evcharging150kw'] }, { charging: 150 })).toEqual(['✓ 150 kW'])
})

test('today’s lunch has its hours, the lowest price in the country’s currency and the dishes; else its days', () => {
  const services = ['lunch']
  expect(badgesOf({ services, todaysLunch: LUNCH }, { filters: ['lunch'] })).toEqual([
    '✓ Lunch today 10:30–14:00 · 13,90\u00A0€ Salmon soup, Roast pork',
  ])
  expect(
    badgesOf(
      { services, todaysLunch: LUNCH, address: { country: 'SE' } },
      { filters: ['lunch'] },
    )[0],
  ).toContain('13,90\u00a0SEK')
  const lunchHours = weekOf(
    '2026-11-19',
    '',
    '',
    '',
    '',
    '10:30-14:00',
    '10:30-14:00',
    '10:30-14:00',
    '',
  )
  expect(badgesOf({ services, lunchHours }, { filters: ['lunch'] })).toEqual(['✓ Lunch Mon–Wed'])
  expect(
    badgesOf({ services, todaysLunch: { ...LUNCH, date: '2026-11-19' } }, { filters: ['lunch'] }),
  ).toEqual(['✓ Lunch'])
})

test('words of the search that name services ask for them too', () => {
  expect(askedIn(readLocatorQuery('?q=x&f=lunch'), ['carwash', 'charging:150'])).toEqual({
    filters: ['lunch', 'carwash'],
    charging: 150,
  })
})
