import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('no export is hidden from the search for unused exports (knip) by a tag', () => {
  const files = globSync('{backend,client,ops,redirects,shared,worker}/**/*.{ts,tsx}')
  expect(
    files.filter((file) => /@(?:public|internal|beta|alias)\b/.test(readFileSync(file, 'utf8'))),
  ).toEqual([])
})
