// What a deployment asks of a new version, asked of this one.
import { readFileSync } from 'node:fs'
import { redirectExamples } from '../../deploy/redirect-examples.ts'
import { siteAddress } from '../../deploy/site-address.ts'
import { smokeTest } from '../../deploy/smoke-test.ts'
import { expect, test } from './site-test.ts'

test('the smoke test of a deployment finds nothing wrong', { tag: '@fast' }, async ({ baseURL }) => {
  const { id } = JSON.parse(readFileSync('dist/client/builds/latest.json', 'utf8'))
  const settings = { name: 'site', kv_namespaces: [], d1_databases: [], ratelimits: [], vars: {}, routes: [] }
  const { asked, failures } = await smokeTest({
    addressOf: siteAddress(settings, baseURL ?? ''),
    headers: {},
    ids: [id],
    examples: redirectExamples(),
    readyMs: 0,
  })
  expect(failures).toEqual([])
  expect(asked).toBeGreaterThan(30)
})
