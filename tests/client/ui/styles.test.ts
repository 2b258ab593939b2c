import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// without scripts no rows change
const WITHOUT_SCRIPTS = /@media \(scripting: none\) \{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g

test('no style looks through the whole document for each row that changes', () => {
  const looking = globSync('client/styles/**/*.css').filter((file) =>
    /(?:html|:root|body)[^\s{,]*:has\(/.test(readFileSync(file, 'utf8').replace(WITHOUT_SCRIPTS, '')),
  )
  expect(looking).toEqual([])
})
