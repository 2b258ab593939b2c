import { expect, test } from 'vitest'
import type { PublishedRow, VersionsPage } from '../../../redirects/desk/wire.ts'
import { versionName } from '../../../redirects/desk/page/versions/version-name.ts'
import { versionLines } from '../../../redirects/desk/page/versions/version-rows.ts'
import { versionAction } from '../../../redirects/desk/page/versions/version-actions.tsx'
import { durationText } from '../../../redirects/desk/page/versions/versions-table.tsx'
import { english } from './texts.ts'

const published = (seq: number, version: string, more: Partial<PublishedRow> = {}): PublishedRow => ({
  seq,
  version,
  base: null,
  kind: 'publish',
  who: 'maria',
  why: `name ${seq}`,
  at: seq,
  ...more,
})
const page: VersionsPage = {
  live: { version: '2026-11-25-b', state: 'published', pointsTo: '2026-11-25-b' },
  versions: ['2026-11-26-s', '2026-11-25-b', '2026-11-20-a', '2026-11-01-o'].map((name) => ({
    name,
    rules: 1,
    isLive: name === '2026-11-25-b',
    isTakenBack: false,
    publications: [],
  })),
  publications: [published(2, '2026-11-25-b', { mark: 'live' }), published(1, '2026-11-20-a', { why: '' })],
}

test('publications come first, with stored versions before or after them by their day', () => {
  expect(versionLines(page).map(({ key, isLive }) => [key, isLive])).toEqual([
    ['2026-11-26-s', false],
    ['2', true],
    ['1', false],
    ['2026-11-01-o', false],
  ])
})

test('a version has the name that its publisher gave it, else its day', () => {
  const [stored, live, unnamed] = versionLines(page).map((line) => versionName(english, line))
  expect([stored, live, unnamed]).toEqual(['Stored on 2026-11-26', 'name 2', 'Version of 2026-11-20'])
})

test.each([
  ['the live version cannot be restored', { isLive: true, mark: 'live' }, 'published', undefined],
  ['the live version is published again when its publication was interrupted', { isLive: true, mark: 'live' }, 'unfinished', 'again'],
  ['a version that was live can be restored', { isLive: false, mark: undefined }, 'unfinished', 'restore'],
  ['a stored version can be made live', { isLive: false, mark: 'staged' }, 'published', 'promote'],
] as const)('%s', (_, line, state, expected) => {
  expect(versionAction(line, { state })).toBe(expected)
})

test('the time until a version was taken back has one unit', () => {
  expect([10_000, 240_000, 7_200_000, 3 * 86_400_000].map(durationText)).toEqual(['1 min', '4 min', '2 h', '3 d'])
})
