import { afterEach, expect, test, vi } from 'vitest'
import { logInByLink } from '#redirects/desk/page/session/log-in-by-link.ts'

afterEach(() => vi.unstubAllGlobals())

/** Opens the desk at an address. Returns its requests and the new address. */
async function openAt(address: string, status = 200) {
  const sent = vi.fn(async (_path: string, _init: RequestInit) => Response.json({}, { status }))
  const replaceState = vi.fn()
  vi.stubGlobal('location', new URL(address, 'http://localhost:8787'))
  vi.stubGlobal('history', { replaceState })
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('addEventListener', vi.fn())
  await logInByLink()
  return { sent: sent.mock.calls.map(([path, { body }]) => [path, body]), shown: replaceState.mock.lastCall?.[2] }
}

test('a link with a token logs in, and the token is removed from the address', async () => {
  expect(await openAt('/ops/redirects/fi-FI/table?q=old#token=given%2Bby%20hand')).toEqual({
    sent: [['/ops/redirects/api/login', '{"token":"given+by hand"}']],
    shown: '/ops/redirects/fi-FI/table?q=old',
  })
})

test('a wrong token is removed from the address, too, and causes no error', async () => {
  expect((await openAt('/ops/redirects#token=wrong', 401)).shown).toBe('/ops/redirects')
})

test.each(['/ops/redirects', '/ops/redirects#content', '/ops/redirects?token=x'])('%s does not log in', async (address) => {
  expect(await openAt(address)).toEqual({ sent: [], shown: undefined })
})

test('a link opened in a tab of the desk reloads the page to log in', async () => {
  await openAt('/ops/redirects')
  const [event, listener] = vi.mocked(addEventListener).mock.lastCall ?? []
  expect(event).toBe('hashchange')
  const reload = vi.fn()
  for (const hash of ['#content', '#token=x']) {
    vi.stubGlobal('location', { hash, reload })
    if (typeof listener === 'function') listener(new Event('hashchange'))
    expect(reload).toHaveBeenCalledTimes(hash === '#content' ? 0 : 1)
  }
})
