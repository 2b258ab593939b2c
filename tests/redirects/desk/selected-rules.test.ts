import { expect, test } from 'vitest'
import type { FoundProblem } from '#redirects/check/cause.ts'
import type { RuleRow } from '../../../redirects/desk/wire.ts'
import { mendsOf } from '../../../redirects/desk/page/findings/mends.ts'
import { editMany } from '../../../redirects/desk/page/rules/edit-many.ts'
import { daysUntil } from '../../../redirects/desk/page/rules/rule-cells.tsx'
import { targetsBefore } from '../../../redirects/desk/page/rules/targets-before.ts'

const row = (key: string, more: Partial<RuleRow> = {}): RuleRow => ({
  key,
  source: key,
  target: '/t',
  state: 'same',
  problems: [],
  visits: 0,
  ...more,
})
const found = (key: string, kind: FoundProblem['kind'], after?: string): FoundProblem => ({
  id: key,
  key,
  line: `${key} /t`,
  at: 1,
  kind,
  severity: 'warning',
  words: {},
  visits: 0,
  isAside: false,
  fixes: after === undefined ? [] : [{ kind: 'shorten', changes: [{ key, before: `${key} /t`, after }] }],
})

test('an empty field changes nothing, and a rule that has the values already is left out', () => {
  const rows = [row('/a', { owner: 'maria' }), row('/b', { target: '/new', owner: 'jonas' })]
  expect(editMany(rows, { target: '/new', until: '', owner: '' })).toEqual([
    { key: '/a', before: '/a  /t  owner maria', after: '/a  /new  owner maria' },
  ])
  expect(editMany(rows, { target: ' ' })).toEqual([])
})

test('a machine mends a rule once, and never a rule that hides a page', () => {
  const chain = found('/a', 'chain', '/a /end')
  expect(mendsOf([chain, found('/a', 'encoding', '/a /other'), found('/b', 'hidden-page', '/b /x'), found('/c', 'dead')])).toEqual(
    chain.fixes[0]?.changes,
  )
})

test('the draft shows the target that it replaces', () => {
  const changes = [
    { key: '/a', before: '/a /old', after: '/a /new', who: 'maria', at: 0 },
    { key: '/b', before: undefined, after: '/b /new', who: 'maria', at: 0 },
    { key: '/c', before: '/c /same', after: '/c /same owner maria', who: 'maria', at: 0 },
  ]
  expect([...targetsBefore({ changes })]).toEqual([['/a', '/old']])
})

test('the last day is included in the days that remain', () => {
  expect(daysUntil('2026-11-30', Date.parse('2026-11-25T22:00Z'))).toBe(5)
  expect(daysUntil('2026-11-25', Date.parse('2026-11-25T22:00Z'))).toBe(0)
  expect(daysUntil('2026-11-24', Date.parse('2026-11-25T01:00Z'))).toBe(-1)
})
