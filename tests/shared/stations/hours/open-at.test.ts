import { describe, expect, test } from 'vitest'
import type { StationSummary } from '#shared/contract/station.ts'
import { openDays } from '#shared/stations/hours/open-at.ts'
import { readLocatorQuery, writeLocatorQuery } from '#shared/stations/query/locator-query.ts'
import { findStations } from '../search/find-stations.ts'
import { setOf } from '../set-of.ts'

/** Friday noon in Helsinki */
const NOW = new Date('2026-11-20T10:00:00Z')
const set = setOf([
  station('Helsinki', 'Europe/Helsinki', '06:00:00', '22:00:00'),
  station('Oslo', 'Europe/Oslo', '07:00:00', '23:00:00'),
  station('Night', 'Europe/Helsinki', '18:00:00', '02:00:00'),
])
const names = (search: string) =>
  findStations(set, readLocatorQuery(search), { now: NOW }).stations.map(
    ({ station: { name } }) => name,
  )

describe('open at the time of arrival, in the time zone of the station', () => {
  test.each([
    ['2026-11-20T06:30', ['Helsinki']],
    ['2026-11-20T22:30', ['Night', 'Oslo']],
    ['2026-11-21T01:59', ['Night']],
    ['2026-11-21T12:00', ['Helsinki', 'Oslo']],
    // there are no entries for these days, the second of which is the last
    ['2026-11-24T12:00', []],
    ['2026-11-26T12:00', []],
  ])('%s', (moment, expected) => {
    expect(names(`?open=${moment}`).toSorted()).toEqual(expected)
  })

  test.each([
    ['2026-11-19T12:00'],
    ['2026-11-27T12:00'],
    ['0002-11-20T12:00'],
    ['9999-12-31T23:59'],
  ])('a day without opening hours does not narrow the list: %s', (moment) => {
    expect(names(`?open=${moment}`)).toHaveLength(3)
  })

  test('seven days can be chosen, starting today, and later days with exceptional hours', () => {
    expect(openDays(NOW, ['2026-11-26', '2026-12-24'])).toEqual({
      first: '2026-11-20',
      last: '2026-11-26',
      later: ['2026-12-24'],
    })
  })

  test('on a day with exceptional hours, a station without an entry is as on that weekday', () => {
    const [thursday, eve] = ['2026-11-26', '2026-12-24']
    const day = (date: string, startTime: string, endTime: string) => ({
      date,
      openHours: [{ startTime, endTime }],
    })
    const base = station('Ordinary', 'Europe/Helsinki', '', '')
    const ordinary = { ...base, openingHours: [day(thursday, '06:00:00', '22:00:00')] }
    const festive = {
      ...base,
      id: 'Festive',
      name: 'Festive',
      path: '/f',
      openingHours: [...ordinary.openingHours, day(eve, '07:00:00', '15:00:00')],
    }
    const openAt = (moment: string) =>
      findStations(setOf([ordinary, festive]), readLocatorQuery(`?open=${moment}`), {
        now: NOW,
      }).stations.map((row) => row.station.name)
    expect(openAt(`${eve}T12:00`)).toEqual(['Ordinary', 'Festive'])
    expect(openAt(`${eve}T16:00`)).toEqual(['Ordinary'])
  })
})

describe('in the address', () => {
  test('it is readable and does not change', () => {
    expect(writeLocatorQuery(readLocatorQuery('?open=2026-11-21T06:30'))).toBe(
      '?open=2026-11-21T06:30',
    )
    expect(readLocatorQuery('?open=2026-11-21T06%3A30').openAt).toBe('2026-11-21T06:30')
  })

  test('if a form sends both, open now wins; an empty field is ignored', () => {
    expect(readLocatorQuery('?open=now&open=2026-11-21T06:30')).toMatchObject({
      openNow: true,
      openAt: undefined,
    })
    expect(readLocatorQuery('?open=&open=2026-11-21T06:30')).toMatchObject({
      openNow: false,
      openAt: '2026-11-21T06:30',
    })
  })

  test.each([
    ['tomorrow'],
    ['2026-11-21'],
    ['2026-13-41T06:30'],
    ['2026-11-21T25:00'],
    ['2026-11-21T06:30:00'],
    ['2026-11-21T06:30Z'],
  ])('%s is not accepted as a time', (open) => {
    expect(readLocatorQuery(`?open=${open}`).openAt).toBeUndefined()
  })
})

function station(
  name: string,
  timeZone: string,
  startTime: string,
  endTime: string,
): StationSummary {
  return {
    id: name,
    name,
    path: `/${name}`,
    network: 'MAIN',
    address: { street: '', postalCode: '', city: name, country: 'FI' },
    services: [],
    timeZone,
    openingHours: ['2026-11-19', '2026-11-20', '2026-11-21'].map((date) => ({
      date,
      openHours: [{ startTime, endTime }],
    })),
  }
}
