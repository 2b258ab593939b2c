// docs/configuration.md has every variable and binding of the code and wrangler.toml.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { unstable_readConfig } from 'wrangler'
import { SWITCH_NAMES } from '#shared/controls/switch-schema.ts'

const configuration = readFileSync('docs/configuration.md', 'utf8')
/** a name in backticks: `NAME` */
const named = new Set([...configuration.matchAll(/`([A-Z_]+|[a-z]+)`/g)].map(([, name]) => name))

/** The variables and bindings of worker/env.ts. */
const read = [...readFileSync('worker/env.ts', 'utf8').matchAll(/^ {2}([A-Z_]+)\??: /gm)].map(
  ([, name = '']) => name,
)

test('docs/configuration.md has every variable and binding that the worker reads', () => {
  expect(read).toEqual(
    expect.arrayContaining(['BACKEND_URL', 'REDIRECTS', 'FORM_LIMIT', 'PURGE_SECRET', 'THEME']),
  )
  expect(read.filter((name) => !named.has(name))).toEqual([])
})

test.each(['staging', 'production'])(
  'docs/configuration.md has every variable that wrangler.toml sets in %s',
  (env) => {
    const { vars } = unstable_readConfig({ config: 'wrangler.toml', env })
    expect(Object.keys(vars).filter((name) => !named.has(name))).toEqual([])
  },
)

const SECRETS =
  unstable_readConfig({ config: 'wrangler.toml', env: 'production' }).secrets?.required ?? []

test('docs/configuration.md has every secret and every switch', () => {
  // notice/fi-FI is the notice of a locale.
  const switches = SWITCH_NAMES.map((name) => name.split('/')[0])
  expect([...SECRETS, ...switches].filter((name) => !named.has(name))).toEqual([])
})

test('each row in the tables of docs/configuration.md is a variable or binding that the worker reads', () => {
  const rows = [...configuration.matchAll(/^\| (`[^|]*`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.filter((name = '') => !read.includes(name))).toEqual([])
})
