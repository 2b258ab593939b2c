import { expect, test } from 'vitest'
import { preloadMessages } from '#client/i18n/loaded-messages.ts'
import { StatusLine } from '#client/stations/hours/status-line.tsx'
import type { StationPart } from '#shared/stations/hours/part-hours.ts'
import { readSummary } from '../../../shared/stations/a-summary.ts'
import { render } from '../../content/render.tsx'
import { weekOf, weekOfEight } from '../week-of.ts'

await preloadMessages('stations', 'en-EU')

const DAY = weekOfEight('2026-11-19', '06:00-22:00')
const MIDDAY = '2026-11-20T12:00:00+02:00'
const NIGHT = '2026-11-20T03:00:00+02:00'
const EVENING = '2026-11-20T21:40:00+02:00'
const LATE = '2026-11-20T23:00:00+02:00'

function statusOf(
  now: string,
  fields: object,
  asked: StationPart[] = [],
  only?: StationPart,
): string {
  const station = readSummary({ openingHours: DAY, ...fields })
  const html = render(
    <StatusLine station={station} now={new Date(now)} asked={asked} {...(only && { only })} />,
  )
  const parts = [
    ...html.matchAll(/<span(?: class="ui-capital")?(?: data-tone="(\w+)")?>([^<]+)<\/span>/g),
  ]
  const state = /data-state="(\w+)"/.exec(html)?.[1]
  return `${state}: ${parts.map(([, tone, text]) => (tone ? `${text} [${tone}]` : text)).join(' · ')}`
}

const TERMINAL = { pumps: 'terminal' }
const STAFFED = { pumps: 'staffed' }
const chargers = [{ power: 150, count: 2 }]
const KITCHEN = { ...TERMINAL, kitchenHours: weekOf('2026-11-20', '10:00-14:00') }
const WASH = { ...TERMINAL, services: ['carwash'] }

type Status = [title: string, fields: object, expected: string, asked?: StationPart[]]

function expectStatus(now: string) {
  return (_: string, fields: object, expected: string, asked: StationPart[] = []) =>
    expect(statusOf(now, fields, asked)).toBe(expected)
}

test.each<Status>([
  ['shop and pumps with the same hours', STAFFED, 'open: shop and pumps open until 22:00 [open]'],
  [
    'only chargers',
    { pumps: 'none', chargers },
    'open: chargers open 24 h [open] · shop until 22:00',
  ],
  ['unknown hours', { ...STAFFED, openingHours: [] }, 'unknown: No opening hours available'],
  [
    'a part that the visitor asked for begins',
    KITCHEN,
    'open: kitchen open until 14:00 [open] · pumps 24 h [open]',
    ['kitchen'],
  ],
])('the status in words at midday: %s', expectStatus(MIDDAY))

test.each<Status>([
  ['the end of the hours', STAFFED, 'closesSoon: shop and pumps close in 20 min, 22:00 [soon]'],
  [
    'the shop closes soon',
    TERMINAL,
    'open: pumps open 24 h [open] · shop closes in 20 min, 22:00 [soon]',
  ],
  [
    'chargers stay open when the pumps close soon',
    { ...STAFFED, chargers },
    'open: chargers open 24 h [open] · shop and pumps close in 20 min, 22:00 [soon]',
  ],
])('the status in words at 21:40: %s', expectStatus(EVENING))

test.each<Status>([
  ['the open part comes first', TERMINAL, 'open: pumps open 24 h [open] · shop opens 06:00'],
  ['unmanned', { pumps: 'unmanned' }, 'open: pumps open 24 h [open] · unmanned'],
  [
    'a part that the visitor asked for and that is closed does not begin',
    WASH,
    'open: pumps open 24 h [open] · wash opens 06:00',
    ['wash'],
  ],
  [
    'the part that one can use now begins: chargers, while the pumps follow the shop',
    { ...STAFFED, chargers },
    'open: chargers open 24 h [open] · shop and pumps reopen 06:00',
  ],
])('the status in words at night: %s', expectStatus(NIGHT))

test('the status in words when nothing is open', () => {
  expect(statusOf(LATE, STAFFED)).toBe('closed: shop and pumps closed until tomorrow 06:00')
})

test('of one part alone, the status says nothing about fuel', () => {
  expect(statusOf(NIGHT, WASH, [], 'wash')).toBe('closed: wash closed until 06:00')
})
