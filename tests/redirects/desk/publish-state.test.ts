import { expect, test } from 'vitest'
import type { Danger } from '#redirects/drafts/publication-preview.ts'
import { dangerText } from '../../../redirects/desk/page/publish/danger-text.ts'
import { publishState } from '../../../redirects/desk/page/publish/publish-state.ts'
import { english } from './texts.ts'

const hides: Danger = {
  id: 'h',
  kind: 'hidden-page',
  words: { source: '/yksityisille', target: '/yrityksille', page: '/yksityisille', pages: '1' },
  visits: 0,
  rules: [{ key: '/yksityisille', line: '/yksityisille /yrityksille', end: '/yksityisille', visits: 0 }],
  takeOut: [],
}
const dead: Danger = {
  id: 'd',
  kind: 'dead',
  words: { path: '/gone' },
  visits: 244,
  rules: ['/a', '/b', '/c'].map((key) => ({ key, line: `${key} /gone`, end: '/gone', visits: 1 })),
  takeOut: [],
}
const preview = { counts: { added: 189, changed: 18, removed: 7 }, dangers: [hides, dead], errors: [] }

test('every dangerous change needs a tick before the draft is published', () => {
  expect(publishState(preview, [], 0)).toEqual({ changes: 214, missing: 2, block: 'ticks' })
  expect(publishState(preview, ['h'], 0)).toMatchObject({ missing: 1, block: 'ticks' })
  expect(publishState(preview, ['h', 'd'], 0)).toMatchObject({ missing: 0, block: undefined })
})

test('changes of colleagues come before errors, errors before ticks, and without changes there is nothing to publish', () => {
  const error = { id: 'e', kind: 'loop' as const, severity: 'error' as const, words: {}, consequences: [], visits: 0 }
  expect(publishState({ ...preview, errors: [error] }, [], 0).block).toBe('errors')
  expect(publishState({ ...preview, errors: [error] }, [], 1).block).toBe('theirs')
  expect(publishState({ ...preview, counts: { added: 0, changed: 0, removed: 0 } }, [], 0).block).toBe('nothing')
})

test('a danger says what visitors lose', () => {
  expect(dangerText(english, hides)).toEqual({
    title: '/yksityisille disappears behind a redirect',
    detail: 'The page exists. All its visitors would land on /yrityksille.',
  })
  expect(dangerText(english, dead)).toEqual({
    title: '3 rules lead to no page',
    detail: 'Visitors would see “not found”. 244 visits in 30 days. /a and 2 more.',
  })
  expect(dangerText(english, { ...hides, words: { ...hides.words, pages: '4' } }).title).toBe(
    '4 pages disappear behind a redirect, for example /yksityisille',
  )
})
