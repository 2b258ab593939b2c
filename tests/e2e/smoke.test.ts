// Runs the smoke test of a deployment on this site.

import { readFileSync } from 'node:fs'
import { siteAddress } from '../../ops/deploy/settings.ts'
import { smokeTest } from '../../ops/deploy/smoke-test.ts'
import { expect, test } from './site-test.ts'

test('the smoke test of a deployment reports no failure', { tag: '@fast' }, async ({ baseURL }) => {
  const { id } = JSON.parse(readFileSync('dist/client/builds/latest.json', 'utf8'))
  const settings = {
    name: 'site',
    kv_namespaces: [],
    d1_databases: [],
    ratelimits: [],
    vars: {},
    routes: [],
  }
  const { asked, failures } = await smokeTest({
    addressOf: siteAddress(settings, baseURL ?? ''),
    headers: {},
    ids: [id],
    readyMs: 0,
  })
  expect(failures).toEqual([])
  expect(asked).toBeGreaterThan(30)
})
