import { applyD1Migrations } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import worker from '../../worker/index.ts'

const HOUR = { scheduledTime: Date.UTC(2026, 10, 23), cron: '7 * * * *', noRetry: () => undefined }

test('every hour a table that KV has lost is written again, and the log says so', async () => {
  await applyD1Migrations(env.DESK_DB, env.TEST_MIGRATIONS)
  await env.DESK_DB.exec(
    "INSERT INTO publications VALUES ('sv-SE', 1, '/gammal  /ny\n', 'publish', NULL, 'ann', '', 0, 1, 0, 0)".replaceAll(
      '\n',
      ' ',
    ),
  )
  await env.REDIRECTS.delete('sv-SE')
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await worker.scheduled(HOUR, env)
  expect(JSON.parse((await env.REDIRECTS.get('sv-SE')) ?? '')).toEqual({
    exact: { '/gammal': '/ny' },
    folders: {},
  })
  expect(warn.mock.calls).toEqual([
    [expect.stringContaining('"event":"redirect-table-repaired","locales":["sv-SE"]')],
  ])
})

test('without the bindings nothing happens', async () => {
  expect(await worker.scheduled(HOUR, { REDIRECTS: env.REDIRECTS })).toBeUndefined()
})
