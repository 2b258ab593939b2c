import { expect, test } from 'vitest'
import { versionAction } from '../../../redirects/desk/page/versions/versions-view.tsx'

const publications = [{ who: 'maria', why: '', at: 0 }]

test.each([
  ['the live version cannot be published', { isLive: true, publications }, 'published', undefined],
  ['the live version can be published again when its publication was interrupted', { isLive: true, publications }, 'unfinished', 'again'],
  ['a version that was live can be restored', { isLive: false, publications }, 'unfinished', 'restore'],
  ['a staged version can be made live', { isLive: false, publications: [] }, 'published', 'promote'],
] as const)('%s', (_, version, state, expected) => {
  const row = { name: '2026-11-25-a', rules: 1, isTakenBack: false, ...version, publications: [...version.publications] }
  expect(versionAction(row, { state, version: 'live', pointsTo: undefined })).toBe(expected)
})
