import { expect, test } from 'vitest'
import type { Cause, FoundProblem } from '#redirects/check/cause.ts'
import { countProblems, findProblems } from '../../../redirects/desk/page/findings/find-problems.ts'
import { rowOfProblem } from '../../../redirects/desk/page/findings/row-of-problem.ts'

const found = (key: string, more: Partial<FoundProblem> = {}): FoundProblem => ({
  id: key,
  key,
  line: `${key}  /t`,
  at: 1,
  kind: 'chain',
  severity: 'warning',
  words: { source: key },
  visits: 3,
  isAside: false,
  fixes: [],
  ...more,
})
const hidden: Cause = {
  id: 'c1',
  kind: 'hidden-page',
  severity: 'danger',
  words: {},
  own: found('/page', { kind: 'hidden-page', severity: 'danger' }),
  consequences: [found('/a'), found('/b')],
  visits: 9,
}
const chains: Cause = { id: 'c2', kind: 'chain', severity: 'warning', words: {}, consequences: [found('/d', { isAside: true })], visits: 3 }
const causes = [hidden, chains]
const keysOf = (query: Partial<Parameters<typeof findProblems>[1]>) =>
  findProblems(causes, { q: '', filter: 'all', kind: '', ...query }, ({ kind }) => kind).map(({ own, consequences }) => [
    own?.key,
    consequences.map(({ key }) => key),
  ])

test('findings that were set aside are counted and shown apart', () => {
  expect(countProblems(causes)).toEqual({ all: 3, danger: 1, warning: 2, aside: 1, causes: 1 })
  expect(keysOf({})).toEqual([['/page', ['/a', '/b']]])
  expect(keysOf({ filter: 'aside' })).toEqual([[undefined, ['/d']]])
})

test('a search keeps the cause of what it finds', () => {
  expect(keysOf({ q: '/b' })).toEqual([['/page', ['/b']]])
  expect(keysOf({ q: 'hidden' })).toEqual([['/page', ['/a', '/b']]])
  expect(keysOf({ kind: 'chain' })).toEqual([])
})

test('a finding of an unreadable line has no rule to edit', () => {
  expect(rowOfProblem(found('/a'))).toMatchObject({ key: '/a', target: '/t', problems: ['chain'], visits: 3 })
  expect(rowOfProblem(found('x', { line: 'only one word' }))).toBeUndefined()
})
