// docs/dependencies.md has the packages of package.json.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readRecord } from '#shared/contract/read-values.ts'

test('docs/dependencies.md names each package of package.json once', () => {
  const project = readRecord(JSON.parse(readFileSync('package.json', 'utf8')))
  const packages = [project?.['dependencies'], project?.['devDependencies']].flatMap((list) =>
    Object.keys(readRecord(list) ?? {}),
  )
  const rows = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| ([^|]*) \|/gm)].slice(
    1,
  )
  const named = rows.flatMap(([, cell = '']) =>
    cell
      .replace('●', '')
      .split(',')
      .map((name) => name.trim()),
  )
  expect(named.toSorted()).toEqual(packages.toSorted())
})
