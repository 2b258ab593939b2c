import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

test.each(['wrangler.toml', 'backend/wrangler.toml'])('no address of a request is kept by the platform: %s', async (file) => {
  const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8')
  const [, logs = ''] = /^\[observability\.logs\]$([^[]*)/m.exec(text) ?? []
  expect(logs.trim().split('\n')).toContain('invocation_logs = false')
})
