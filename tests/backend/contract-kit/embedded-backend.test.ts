import { expect, inject, test } from 'vitest'
import { checkBackend } from '../../../backend/contract-kit/check-backend.ts'

const { origin, ...given } = inject('backend')
/** A busy machine is no finding. */
const timeLimitMs = () => 30_000

test('the embedded backend keeps the contract, in less than a minute', async () => {
  const start = Date.now()
  // without the session, which logout would end and other tests use
  const result = await checkBackend({ origin, writes: true, ...given, session: undefined, timeLimitMs })
  expect(result).toMatchObject({ kind: 'checked', findings: [] })
  expect(Date.now() - start).toBeLessThan(60_000)
})

test('without --writes nothing is asked that could make an order or a submission, or end the session', async () => {
  const bodies: string[] = []
  const cookies: unknown[] = []
  const listening: typeof fetch = (input, init) => {
    const address = String(input)
    if (/orders\/initialize|form\/submit/.test(address)) bodies.push(String(init?.body).trim())
    if (address.endsWith('/logout')) cookies.push(new Headers(init?.headers).get('cookie'))
    return fetch(input, init)
  }
  const result = await checkBackend({ origin, writes: false, ...given, fetch: listening, timeLimitMs })
  for (const body of bodies) expect(body).toMatch(/^(?:\{\}|\{|null,|\{"formId":"no-form-has-this-id".*)$/)
  expect(bodies.length).toBeGreaterThan(0)
  expect(cookies).toEqual([null])
  expect(result).toMatchObject({ kind: 'checked', findings: [] })
  const unchecked = result.kind === 'checked' ? result.unchecked : []
  // with session and order at hand, all else is checked
  expect(new Set(unchecked.map(({ because }) => because))).toEqual(new Set(['needs --writes']))
})
