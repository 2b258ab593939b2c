import { afterEach, expect, test, vi } from 'vitest'
import { openDeskSite, publish } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

test('an invalid address and an unknown version are refused with the reason', async () => {
  const { stores, get } = await openDeskSite()
  await publish(stores, '/old  /new')
  for (const [query, status, error] of [
    ['address=http%3A%2F%2F%5B', 400, 'no-address'],
    ['address=/old&version=2020-01-01-none', 404, 'version-missing'],
  ] as const) {
    const answer = await get(`explain?locale=fi-FI&${query}`)
    expect([answer.status, await answer.json()]).toEqual([status, { error }])
  }
})
