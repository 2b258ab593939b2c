import { createExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import { ORIGIN } from './ask.ts'

const TOKEN = '0a'.repeat(32)

/** All log lines of a request whose database fails with an error that quotes the request. */
async function linesOf(path: string, init: RequestInit = {}): Promise<string[]> {
  const lines: string[] = []
  for (const level of ['log', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(String(line)))
  const broken = {
    prepare: () => {
      throw new Error(`no answer to ${ORIGIN + path} for aino@st1.example with ${TOKEN}`)
    },
  }
  // Resets modules: a backend that already knows its secret would reject a wrong signature without
  // the database.
  vi.resetModules()
  const { default: backend } = await import('../../backend/index.ts')
  const answer = await backend.fetch(
    new Request(ORIGIN + path, init),
    { ...env, DB: broken },
    createExecutionContext(),
  )
  expect(answer.status).toBe(500)
  return lines
}

const FORM = { method: 'POST', headers: { Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' } }

test.each<[string, RequestInit]>([
  [`/cms/my-pages/${TOKEN}`, {}],
  [`/cms/my-pages/${TOKEN}/orders`, {}],
  [`/pay/AB12-CD34-EF56?token=${TOKEN}`, {}],
  [
    `/login/fi?returnUrl=http://localhost:8787/tilaus?signature=${TOKEN}`,
    { headers: { Cookie: `st1_session=${TOKEN}` } },
  ],
  [
    '/login/fi',
    { ...FORM, body: new URLSearchParams({ email: 'aino@st1.example', password: 'x' }) },
  ],
])('no log line contains a token, a query or an e-mail address: %s', async (path, init) => {
  const lines = await linesOf(path, init)
  expect(lines).toHaveLength(1)
  for (const secret of [TOKEN, 'signature=', 'token=', 'aino'])
    expect(lines.join()).not.toContain(secret)
})
