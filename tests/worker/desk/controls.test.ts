import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Controls } from '../../../redirects/desk/wire.ts'
import { openDeskSite } from './desk-site.ts'

beforeEach(() => env.CONTROLS.delete('switches'))
afterEach(() => vi.restoreAllMocks())

const HOUR = 3_600_000

async function desk() {
  const site = await openDeskSite({}, { CONTROLS: env.CONTROLS })
  return { ...site, controls: async () => (await site.get('controls')).json<Controls>() }
}

test('the checkout is closed with an end and a default sentence in every language, and opened again', async () => {
  const { post, controls } = await desk()
  expect(await controls()).toEqual({ set: [], changes: [], maxDays: 30 })
  const until = Date.now() + HOUR
  const closed = await (await post('switch', { name: 'checkout', kind: 'set', until, texts: { 'en-EU': 'Back soon' } })).json<Controls>()
  expect(closed).toMatchObject({ set: [{ name: 'checkout', until, texts: { 'en-EU': 'Back soon', 'fi-FI': expect.any(String) } }] })
  expect(closed.changes).toMatchObject([{ name: 'checkout', kind: 'set', who: 'local' }])
  const opened = await (await post('switch', { name: 'checkout', kind: 'clear' })).json<Controls>()
  expect(opened.set).toEqual([])
  expect(opened.changes.map(({ kind }) => kind)).toEqual(['clear', 'set'])
  expect(await env.CONTROLS.get('switches')).toBe('{}')
})

test('a notice is set for one country and ended there', async () => {
  const { post, controls } = await desk()
  const until = Date.now() + HOUR
  await post('switch', { name: 'notice', kind: 'set', until, texts: { 'fi-FI': 'Huolto', 'sv-SE': 'Underhåll' } })
  await post('switch', { name: 'notice', kind: 'clear', texts: { 'fi-FI': '' } })
  expect((await controls()).set).toMatchObject([{ name: 'notice/sv-SE', texts: { 'sv-SE': 'Underhåll' } }])
})

test.each([
  [{ name: 'map', kind: 'set' }, 422],
  [{ name: 'map', kind: 'set', until: 5 }, 422],
  [{ name: 'map', kind: 'set', until: 1e18 }, 422],
  [{ name: 'map', kind: 'set', until: 'tomorrow' }, 400],
  [{ name: 'notice', kind: 'set', until: Date.now() + HOUR }, 422],
  [{ name: 'notice', kind: 'set', until: Date.now() + HOUR, texts: { 'de-DE': 'x' } }, 400],
  [{ name: 'notice', kind: 'set', until: Date.now() + HOUR, texts: { 'fi-FI': 'x'.repeat(301) } }, 422],
  [{ name: '__proto__', kind: 'set' }, 400],
  [{}, 400],
])('a switch that cannot be set is refused: %j', async (body, status) => {
  const { post, controls } = await desk()
  expect((await post('switch', body)).status).toBe(status)
  expect((await controls()).changes).toEqual([])
})
