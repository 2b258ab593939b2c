import { describe, expect, test } from 'vitest'
import { changeSwitches } from '#shared/controls/change-switches.ts'
import { readCommandLine } from '../../ops/switch/command-line.ts'

const NOW = Date.UTC(2026, 10, 23, 12)
const TEXTS = ['--fi', 'Kassa on kiinni', '--en', 'Closed', '--sv', 'Stängd', '--no', 'Stengt']
const UNTIL = ['--until', '2026-11-24T08:00+02:00']

function changed(args: string[], stored = {}) {
  const { change } = readCommandLine(args)
  if (!change) throw new Error('no change')
  const result = changeSwitches(stored, change, NOW)
  if (result.kind === 'refused') throw new Error(result.sentence)
  return result.switches
}

test('the checkout is switched off until a time, with a text in four languages', () => {
  expect(changed(['checkout', 'off', ...UNTIL, ...TEXTS])).toEqual({
    checkout: {
      until: '2026-11-24T06:00:00.000Z',
      texts: {
        'fi-FI': 'Kassa on kiinni',
        'en-EU': 'Closed',
        'sv-SE': 'Stängd',
        'no-NO': 'Stengt',
      },
    },
  })
})

test('a notice can end at another time in each locale, and does not change other switches', () => {
  const map = { until: '2026-11-23T13:00:00.000Z' }
  const first = changed(['notice', 'on', ...UNTIL, '--fi', 'Huolto'], { map })
  const both = changed(['notice', 'on', '--until', '2026-11-25T08:00Z', '--sv', 'Underhåll'], first)
  expect(both).toEqual({
    map,
    'notice/fi-FI': { until: '2026-11-24T06:00:00.000Z', texts: { 'fi-FI': 'Huolto' } },
    'notice/sv-SE': { until: '2026-11-25T08:00:00.000Z', texts: { 'sv-SE': 'Underhåll' } },
  })
  expect(Object.keys(changed(['notice', 'off', '--fi', ''], both))).toEqual(['map', 'notice/sv-SE'])
  expect(Object.keys(changed(['notice', 'off'], both))).toEqual(['map'])
})

test('switching on removes the switch, and any change removes expired and damaged ones', () => {
  const stored = {
    map: { until: '2026-11-23T13:00:00Z' },
    writes: { until: '2026-11-23T11:59:59Z' },
    checkout: 'off',
  }
  expect(changed(['map', 'on'], stored)).toEqual({})
})

describe('a switch without an end or with a wrong text is rejected with a message', () => {
  test.each([
    [['map', 'off'], 'with a time zone'],
    [['map', 'off', '--until', '2026-11-24T08:00'], 'with a time zone'],
    [['map', 'off', '--until', 'tomorrow'], 'with a time zone'],
    [['map', 'off', '--until', '2026-11-23T11:00Z'], 'in the past'],
    [['map', 'off', '--until', '2026-11-31T11:00Z'], 'with a time zone'],
    [['map', 'off', ...UNTIL, '--env', 'production'], 'needs --remote'],
    [['map', 'off', '--until', '2026-12-24T12:00Z'], 'at most 30 days'],
    [['map', 'off', ...UNTIL, '--fi', 'x'], 'not for this switch'],
    [
      ['checkout', 'off', ...UNTIL, ...TEXTS, '--fi', 'x'.repeat(301)],
      'longer than 300 characters',
    ],
    [['notice', 'on', ...UNTIL], 'in at least one language'],
    [['notice', 'on', ...UNTIL, '--fi', ' '], 'A text is empty'],
    [['chat', 'off', ...UNTIL], 'Usage'],
    [['map'], 'Usage'],
    [['map', 'off', '--untill', 'x'], 'Usage'],
  ])('%j', (args, sentence) => {
    expect(() => changed(args)).toThrow(sentence)
  })
})

test('--remote means production by default, as for the redirect tables', () => {
  expect(readCommandLine(['map', 'on', '--remote']).place).toMatchObject({
    remote: true,
    environment: 'production',
  })
})

test('list changes nothing', () => {
  expect(readCommandLine(['list', '--remote', '--env', 'production'])).toEqual({
    place: {
      remote: true,
      config: 'wrangler.toml',
      environment: 'production',
      persistTo: undefined,
    },
  })
})
