import { describe, expect, test } from 'vitest'
import { readOpeningHours } from '#shared/stations/hours/read-opening-hours.ts'
import { exceptionalRows, openingRows } from '../../../../client/stations/hours/opening-hours.ts'
import { weekOf } from '../week-of.ts'

const ZONE = 'Europe/Helsinki'
const NOW = new Date('2026-11-20T10:00:00Z')

/** The rows on Friday 2026-11-20. */
const rowsOf = (days: unknown) => openingRows(days, NOW, ZONE)

describe('rows of opening hours (§2.4)', () => {
  test('rows before yesterday are dropped; labels are today, tomorrow, or a weekday number', () => {
    const days = weekOf('2026-11-17', ...Array.from({ length: 10 }, () => '06:00-22:00'))
    const rows = rowsOf(days)
    expect(rows.map(({ date, label }) => [date, label])).toEqual([
      ['2026-11-19', 4],
      ['2026-11-20', 'today'],
      ['2026-11-21', 'tomorrow'],
      ['2026-11-22', 7],
      ['2026-11-23', 1],
      ['2026-11-24', 2],
      ['2026-11-25', 3],
      ['2026-11-26', 4],
    ])
  })

  test.each([
    ['06:00-10:00 14:00-22:00', { kind: 'ranges', text: '06:00 - 10:00, 14:00 - 22:00' }],
    ['00:00-24:00', { kind: 'open24h', text: '' }],
    ['', { kind: 'closed', text: '' }],
    ['xx:00-22:00', { kind: 'none', text: '' }],
  ])('a day with "%s"', (day, hours) => {
    const rows = rowsOf(weekOf('2026-11-20', day))
    expect(rows).toEqual([{ date: '2026-11-20', label: 'today', ...hours }])
  })

  test.each([[{}], [{ openHours: null }], [{ hours: null }], [{ openHours: 'x' }]])(
    'a day without valid hours is not closed: %j',
    (hours) => {
      const rows = rowsOf([{ date: '2026-11-20', ...hours }])
      expect(rows.map(({ kind }) => kind)).toEqual(['none'])
    },
  )

  test.each([
    [
      'a night is one range of the day on which it begins',
      ['05:00-24:00', '00:00-01:00 05:00-24:00', '00:00-01:00'],
      ['05:00 - 01:00', '05:00 - 01:00', ''],
    ],
    [
      'a day around the clock is no night',
      ['06:00-24:00', '00:00-24:00', '00:00-22:00'],
      ['06:00 - 24:00', '', '00:00 - 22:00'],
    ],
    [
      'the end of a night before the first day',
      ['00:00-01:00 05:00-22:00', ''],
      ['05:00 - 22:00', ''],
    ],
    ['the first day is open until noon', ['00:00-11:00', ''], ['00:00 - 11:00', '']],
    [
      'a station that is closed in the evening',
      ['06:00-22:00', '00:00-01:00 05:00-22:00'],
      ['06:00 - 22:00', '00:00 - 01:00, 05:00 - 22:00'],
    ],
  ])('%s', (_, days, texts) => {
    const rows = rowsOf(weekOf('2026-11-20', ...days))
    expect(rows.map(({ text }) => text)).toEqual(texts)
  })

  test.each([
    ['no entries', [], [['today', 'none', '2026-11-20']]],
    ['no data', undefined, [['today', 'none', '2026-11-20']]],
    [
      'entries of other days',
      weekOf('2026-11-19', '06:00-22:00').concat(weekOf('2026-11-21', '')),
      [
        [4, 'ranges', '2026-11-19'],
        ['today', 'none', '2026-11-20'],
        ['tomorrow', 'closed', '2026-11-21'],
      ],
    ],
    ['a store around the clock without entries', { store24h: true }, []],
  ])('today has a row with a dash if its hours are missing: %s', (_, days, expected) => {
    const rows = rowsOf(days)
    expect(rows.map(({ label, kind, date }) => [label, kind, date])).toEqual(expected)
  })

  test('there are the eight days of §3; later entries are exceptional days', () => {
    const days = [
      ...weekOf('2026-11-17', ...Array.from({ length: 10 }, () => '06:00-22:00')),
      ...weekOf('2026-12-24', '07:00-15:00', ''),
    ]
    const rows = rowsOf(days)
    expect([rows.length, rows[0]?.date, rows.at(-1)?.date]).toEqual([8, '2026-11-19', '2026-11-26'])
    expect(exceptionalRows(readOpeningHours(days), NOW, ZONE)).toEqual([
      { date: '2026-12-24', label: 4, kind: 'ranges', text: '07:00 - 15:00' },
      { date: '2026-12-25', label: 5, kind: 'closed', text: '' },
    ])
  })

  test.each([
    ['24:00-02:00', 'none', ''],
    ['06:00-22:00 24:00-06:00', 'none', ''],
    ['06:00-22:00 06:00-22:00', 'ranges', '06:00 - 22:00'],
    ['14:00-22:00 06:00-10:00 14:00-22:00', 'ranges', '06:00 - 10:00, 14:00 - 22:00'],
    ['06:00-10:00 06:00-12:00', 'ranges', '06:00 - 10:00, 06:00 - 12:00'],
    ['00:00-24:00 00:00-24:00', 'open24h', ''],
  ])(
    'a start at 24:00 is malformed, and a repeated range is shown once: "%s"',
    (day, kind, text) => {
      expect(rowsOf(weekOf('2026-11-20', day))).toMatchObject([{ kind, text }])
    },
  )

  test('a range that repeats in two entries of a date is shown once', () => {
    const days = [...weekOf('2026-11-20', '06:00-22:00'), ...weekOf('2026-11-20', '06:00-22:00')]
    const rows = rowsOf(days)
    expect(rows.map(({ text }) => text)).toEqual(['06:00 - 22:00'])
  })

  test('rows are ordered by date, one row for each', () => {
    const days = [
      ...weekOf('2026-11-21', '08:00-20:00'),
      ...weekOf('2026-11-20', '14:00-22:00'),
      ...weekOf('2026-11-20', '06:00-10:00'),
    ]
    const rows = rowsOf(days)
    expect(rows.map(({ label, text }) => [label, text])).toEqual([
      ['today', '06:00 - 10:00, 14:00 - 22:00'],
      ['tomorrow', '08:00 - 20:00'],
    ])
  })

  test.each([
    ['2026-03-28T22:30:00Z', 'the short day', '2026-03-28', '2026-03-29', '2026-03-30'],
    ['2026-03-29T20:59:59Z', 'its end', '2026-03-28', '2026-03-29', '2026-03-30'],
    ['2026-10-24T21:30:00Z', 'the long day', '2026-10-24', '2026-10-25', '2026-10-26'],
    ['2026-10-25T21:59:59Z', 'its end', '2026-10-24', '2026-10-25', '2026-10-26'],
    ['2026-12-31T22:00:00Z', 'New Year', '2026-12-31', '2027-01-01', '2027-01-02'],
  ])('yesterday, today and tomorrow are right at %s, %s', (now, _, ...shown) => {
    const dayBefore = new Date(Date.parse(shown[0]) - 86_400_000).toISOString().slice(0, 10)
    const rows = openingRows(weekOf(dayBefore, '', '', '', ''), new Date(now), ZONE)
    expect(rows.map(({ date }) => date)).toEqual(shown)
    expect(rows.slice(1).map(({ label }) => label)).toEqual(['today', 'tomorrow'])
  })
})
