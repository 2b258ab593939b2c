import { describe, expect, test } from 'vitest'
import { canRefuelAlways, partStatus, refuelling } from '#shared/stations/hours/part-status.ts'
import { weekOfEight } from '../../../client/stations/week-of.ts'
import { readSummary } from '../a-summary.ts'

const ALWAYS = weekOfEight('2026-11-19', '00:00-24:00')
const SHOP_HOURS = weekOfEight('2026-11-19', '06:00-22:00')
const NIGHT = new Date('2026-11-20T03:00:00+02:00')
const HALF_PAST_NINE = new Date('2026-11-20T21:30:00+02:00')
const EVENING = new Date('2026-11-20T21:40:00+02:00')

function stationWith(fields: object) {
  return readSummary({ openingHours: SHOP_HOURS, services: ['diesel'], ...fields })
}

const at = (now: Date, fields: object) => partStatus(stationWith(fields), now)
/** 'pumps 24 h, shop closed' */
const openings = (now: Date, fields: object) =>
  at(now, fields)
    .map(({ part, open, allDay }) => `${part} ${allDay ? '24 h' : open ? 'open' : 'closed'}`)
    .join(', ')

describe('the parts of a station, open ones first', () => {
  test.each<[title: string, fields: object, expected: string]>([
    ['pumps with a payment terminal never close', { pumps: 'terminal' }, 'pumps 24 h, shop closed'],
    ['an unmanned station has no shop', { pumps: 'unmanned' }, 'pumps 24 h'],
    ['staffed pumps close with the shop', { pumps: 'staffed' }, 'pumps closed, shop closed'],
    ['a station without pumps has none', { pumps: 'none' }, 'shop closed'],
    [
      'chargers never close',
      { pumps: 'staffed', chargers: [{ power: 150, count: 2 }] },
      'chargers 24 h, pumps closed, shop closed',
    ],
    [
      'a wash has its own hours',
      { pumps: 'staffed', washHours: ALWAYS },
      'wash 24 h, pumps closed, shop closed',
    ],
    [
      'a kitchen has its own hours',
      { pumps: 'staffed', kitchenHours: SHOP_HOURS },
      'pumps closed, shop closed, kitchen closed',
    ],
  ])('%s', (_, fields, expected) => {
    expect(openings(NIGHT, fields)).toBe(expected)
  })
})

describe('a backend that does not send the new fields', () => {
  test.each<[title: string, fields: object, expected: string]>([
    [
      'the code of the payment terminal',
      { services: ['Finland/SelfServicePaymentTerminal'] },
      'pumps 24 h, shop closed',
    ],
    ['the code of an open station', { services: ['open24h'] }, 'pumps 24 h, shop closed'],
    ['the network of trucks, whose stations are unmanned', { network: 'TRUCK' }, 'pumps 24 h'],
    [
      'a code of chargers',
      { services: ['evcharging150kw'] },
      'chargers 24 h, pumps closed, shop closed',
    ],
    [
      'the code of a wash around the clock',
      { services: ['carwash24h'] },
      'wash 24 h, pumps closed, shop closed',
    ],
    [
      'the code of a wash, which follows the shop',
      { services: ['carwash'] },
      'pumps closed, wash closed, shop closed',
    ],
    ['nothing: the pumps follow the shop', {}, 'pumps closed, shop closed'],
  ])('is understood by %s', (_, fields, expected) => {
    expect(openings(NIGHT, fields)).toBe(expected)
  })

  test.each([
    { pumps: 'robot' },
    { chargers: 'many' },
    { chargers: [{ power: -1, count: 2 }] },
    { washHours: '6-22', kitchenHours: null },
  ])('unreadable fields count as missing: %j', (fields) =>
    expect(openings(NIGHT, fields)).toBe(openings(NIGHT, {})),
  )
})

test('a part says when it closes and when it opens', () => {
  const [pumps] = at(EVENING, { pumps: 'staffed' })
  expect(pumps).toEqual({
    part: 'pumps',
    open: true,
    allDay: false,
    until: { time: '22:00', day: 'today', inMinutes: 20 },
  })
  const [, shop] = at(NIGHT, { pumps: 'terminal' })
  expect(shop).toEqual({
    part: 'shop',
    open: false,
    allDay: false,
    opens: { time: '06:00', day: 'today', inMinutes: 180 },
  })
})

test('parts with unreadable hours are left out; the pumps of a terminal stay open', () => {
  const broken = [{ date: '2026-11-20', openHours: [{ startTime: '6', endTime: 'late' }] }]
  expect(openings(NIGHT, { openingHours: broken, pumps: 'terminal' })).toBe('pumps 24 h')
  expect(openings(NIGHT, { openingHours: broken })).toBe('')
})

test.each<[string, Date, object, string | undefined]>([
  ['open pumps', NIGHT, { pumps: 'terminal' }, 'open'],
  ['open chargers beside closed pumps', NIGHT, { services: ['evcharging'] }, 'open'],
  ['an open wash beside closed pumps', NIGHT, { washHours: ALWAYS }, 'closed'],
  ['pumps that close in 30 minutes', HALF_PAST_NINE, {}, 'closesSoon'],
  ['chargers beside pumps that close soon', EVENING, { services: ['evcharging'] }, 'open'],
  ['unknown hours', NIGHT, { openingHours: [] }, undefined],
])('one can refuel or charge: %s', (_, now, fields, expected) => {
  expect(refuelling(at(now, fields))).toBe(expected)
})

test.each<[string, object, boolean]>([
  ['a payment terminal', { pumps: 'terminal' }, true],
  ['chargers', { services: ['evcharging'] }, true],
  ['a shop that never closes (§3)', { openingHours: ALWAYS }, true],
  ['shop hours only', {}, false],
  ['a wash around the clock', { washHours: ALWAYS }, false],
])('"24 h" means that one can refuel or charge around the clock: %s', (_, fields, expected) => {
  expect(canRefuelAlways(stationWith(fields))).toBe(expected)
})
