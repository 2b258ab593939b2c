import { describe, expect, test } from 'vitest'
import { openingRows } from '../../../../client/stations/hours/opening-hours.ts'
import { seededRandom } from '../../../shared/contract/seeded-random.ts'
import { weekOf } from '../week-of.ts'
import { openStatus } from './open-status.ts'
import { todaysHours } from './todays-hours.ts'

const STEP_MS = 600_000

describe.each([
  ['spring, 2026-03-29', '2026-03-27'],
  ['autumn, 2026-10-25', '2026-10-23'],
  ['New Year', '2026-12-30'],
])('the days around %s', (_, from) => {
  test.each([1, 2, 3])(
    'every ten minutes, the status names the time at which it really changes (random hours %s)',
    (seed) => {
      const days = randomWeek(from, seededRandom(seed))
      const start = Date.parse(`${from}T12:00:00Z`)
      let before = openStatus(days, new Date(start), 'Europe/Helsinki')
      for (let moment = start + STEP_MS; moment < start + 4 * 86_400_000; moment += STEP_MS) {
        const now = new Date(moment)
        const status = openStatus(days, now, 'Europe/Helsinki')
        if (status.open !== before.open)
          expect([now, before.until?.replace('24:00', '00:00')]).toEqual([now, wallTime(now)])
        before = status
      }
    },
  )
})

test('random data never throws', () => {
  const random = seededRandom(7)
  const now = new Date('2026-11-20T12:00:00Z')
  for (let round = 0; round < 2000; round++) {
    const days = randomJson(random, 4)
    expect(typeof openStatus(days, now, 'Europe/Oslo').open).toBe('boolean')
    expect(Array.isArray(openingRows(days, now, 'Europe/Oslo'))).toBe(true)
    expect(['open24h', 'ranges', 'none']).toContain(todaysHours(days, now, 'Europe/Oslo').kind)
  }
})

/** Up to two ranges a day in steps of ten minutes, some after midnight; one of five days is closed. */
function randomWeek(from: string, random: () => number) {
  const time = (most: number) => Math.floor(random() * most * 6)
  const text = (tens: number) => `${String(Math.floor(tens / 6)).padStart(2, '0')}:${tens % 6}0`
  const day = () => {
    if (random() < 0.2) return ''
    const opens = time(10)
    const closes = opens + 1 + time(6)
    const night = `${text(closes + 6)}-${random() < 0.3 ? '24:00' : text(1 + time(6))}`
    return `${text(opens)}-${text(closes)}${random() < 0.5 ? ` ${night}` : ''}`
  }
  return weekOf(from, ...Array.from({ length: 8 }, day))
}

function wallTime(now: Date): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Helsinki',
    hour: '2-digit',
    minute: '2-digit',
  }).format(now)
}

const PIECES = [
  '2026-11-20',
  '2026-11-19',
  '06:00:00',
  '24:00:00',
  '99:99',
  '',
  null,
  undefined,
  0,
  -1,
  Number.NaN,
  true,
  '__proto__',
]
const KEYS = [
  'date',
  'openHours',
  'hours',
  'startTime',
  'endTime',
  'opens',
  'closes',
  'store24h',
  'storeOpeningHours',
  'length',
]

function randomJson(random: () => number, depth: number): unknown {
  const kind = depth === 0 ? 1 : random()
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  if (kind > 0.75) return pick(PIECES)
  const parts = Array.from({ length: Math.floor(random() * 4) }, () =>
    randomJson(random, depth - 1),
  )
  return kind > 0.4 ? Object.fromEntries(parts.map((part) => [pick(KEYS), part])) : parts
}
