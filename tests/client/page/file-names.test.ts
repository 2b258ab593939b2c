import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { isBuilt } from '../../../scripts/set-up.mjs'

/** Words in the names of files that common block lists refuse. */
const LISTED_NAME = /share|social|consent|cookie|banner|track|analytics|\bad-|popup/i
const HASH = /(?<=[/-])[\w-]{8}(?=\.(?:js|css)$)/

test('no script or style sheet has a name that block lists refuse', () => {
  if (!isBuilt())
    throw new Error(
      'dist/ is missing or older than the sources: run `npm run build`, then this test again.',
    )
  const files = globSync('**/*.{js,css}', { cwd: 'dist/client' })
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => LISTED_NAME.test(file.replace(HASH, '')))).toEqual([])
})
