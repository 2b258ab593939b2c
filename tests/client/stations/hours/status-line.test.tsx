import { expect, test } from 'vitest'
import { preloadMessages } from '#client/i18n/messages.ts'
import { StatusLine } from '#client/stations/hours/status-line.tsx'
import { readStationSummary } from '#shared/contract/station.ts'
import type { StationPart } from '#shared/stations/hours/part-hours.ts'
import { render } from '../../content/render.tsx'
import { weekOf } from '../week-of.ts'

await preloadMessages('stations', 'en-EU')

const DAY = weekOf('2026-11-19', ...Array.from({ length: 8 }, () => '06:00-22:00'))
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
  const base = {
    id: 'a',
    name: 'A',
    path: '/a',
    timeZone: 'Europe/Helsinki',
    openingHours: DAY,
    services: [],
  }
  const station = readStationSummary({ ...base, ...fields })
  if (!station) throw new Error('not a station')
  const html = render(
    <StatusLine station={station} now={new Date(now)} asked={asked} {...(only && { only })} />,
  )
  const parts = [
    ...html.matchAll(/<span(?: class="ui-capital")?(?: data-tone="(\w+)")?>([^<]+)<\/span>/g),
  ]
  const state = /data-state="(\w+)"/.exec(html)?.[1]
  return `${state}: ${parts.map(([, tone, text]) => (tone ? `${text} [${tone}]` : text)).join(' · ')}`
}

test.each<[title: string, now: string, fields: object, asked: StationPart[], expected: string]>([
  [
    'shop and pumps with the same hours are one',
    MIDDAY,
    { pumps: 'staffed' },
    [],
    'open: shop and pumps open until 22:00 [open]',
  ],
  [
    'the end of the hours',
    EVENING,
    { pumps: 'staffed' },
    [],
    'closesSoon: shop and pumps close in 20 min, 22:00 [soon]',
  ],
  [
    'the open part comes first',
    NIGHT,
    { pumps: 'terminal' },
    [],
    'open: pumps open 24 h [open] · shop opens 06:00',
  ],
  [
    'the shop closes soon',
    EVENING,
    { pumps: 'terminal' },
    [],
    'open: pumps open 24 h [open] · shop closes in 20 min, 22:00 [soon]',
  ],
  [
    'an unmanned station',
    NIGHT,
    { pumps: 'unmanned' },
    [],
    'open: pumps open 24 h [open] · unmanned',
  ],
  [
    'nothing is open',
    LATE,
    { pumps: 'staffed' },
    [],
    'closed: shop and pumps closed until tomorrow 06:00',
  ],
  [
    'a part that the visitor asked for begins',
    MIDDAY,
    { pumps: 'terminal', kitchenHours: weekOf('2026-11-20', '10:00-14:00') },
    ['kitchen'],
    'open: kitchen open until 14:00 [open] · pumps 24 h [open]',
  ],
  [
    'a part that the visitor asked for and that is closed does not begin',
    NIGHT,
    { pumps: 'terminal', services: ['carwash'] },
    ['wash'],
    'open: pumps open 24 h [open] · wash opens 06:00',
  ],
  [
    'only chargers',
    MIDDAY,
    { pumps: 'none', chargers: [{ power: 150, count: 2 }] },
    [],
    'open: chargers open 24 h [open] · shop until 22:00',
  ],
  [
    'the part that one can use now begins: chargers, while the pumps follow the shop',
    NIGHT,
    { pumps: 'staffed', chargers: [{ power: 150, count: 2 }] },
    [],
    'open: chargers open 24 h [open] · shop and pumps reopen 06:00',
  ],
  [
    'chargers stay open when the pumps close soon',
    EVENING,
    { pumps: 'staffed', chargers: [{ power: 150, count: 2 }] },
    [],
    'open: chargers open 24 h [open] · shop and pumps close in 20 min, 22:00 [soon]',
  ],
  [
    'unknown hours',
    MIDDAY,
    { pumps: 'staffed', openingHours: [] },
    [],
    'unknown: No opening hours available',
  ],
])('the status in words: %s', (_, now, fields, asked, expected) => {
  expect(statusOf(now, fields, asked)).toBe(expected)
})

test('of one part alone, the status says nothing about fuel', () => {
  expect(statusOf(NIGHT, { pumps: 'terminal', services: ['carwash'] }, [], 'wash')).toBe(
    'closed: wash closed until 06:00',
  )
})
