import { expect, inject, test } from 'vitest'
import { checkBackend } from '../../../backend/contract-kit/check-backend.ts'

const { origin, ...given } = inject('backend')
/** Longer than the contract's, because the machine may be busy. */
const timeLimitMs = () => 30_000

test('the embedded backend fulfils the contract, in less than a minute', async () => {
  const start = Date.now()
  // No session: logout would end it, and other tests use it.
  const result = await checkBackend({
    origin,
    writes: true,
    ...given,
    session: undefined,
    timeLimitMs,
  })
  expect(result).toMatchObject({ kind: 'checked', findings: [] })
  expect(Date.now() - start).toBeLessThan(60_000)
})

test('without --writes no request could create an order or a submission or end the session', async () => {
  const bodies: string[] = []
  const cookies: unknown[] = []
  const listening: typeof fetch = (input, init) => {
    const address = String(input)
    if (/orders\/initialize|form\/submit/.test(address)) bodies.push(String(init?.body).trim())
    if (address.endsWith('/logout')) cookies.push(new Headers(init?.headers).get('cookie'))
    return fetch(input, init)
  }
  const result = await checkBackend({
    origin,
    writes: false,
    ...given,
    fetch: listening,
    timeLimitMs,
  })
  for (const body of bodies)
    expect(body).toMatch(/^(?:\{\}|\{|null,|\{"formId":"no-form-has-this-id".*)$/)
  expect(bodies.length).toBeGreaterThan(0)
  expect(cookies).toEqual([null])
  expect(result).toMatchObject({ kind: 'checked', findings: [] })
  const unchecked = result.kind === 'checked' ? result.unchecked : []
  // With a session and an order, all other checks run.
  expect(new Set(unchecked.map(({ because }) => because))).toEqual(new Set(['needs --writes']))
})
