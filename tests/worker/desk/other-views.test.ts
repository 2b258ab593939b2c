import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { controlNamespace } from '../controls/control-namespace.ts'
import { fakeClock } from '../fake-clock.ts'
import { openSite } from '../site.ts'
import { countVisits, DESK, openDesk, rowsOf, save, TOKEN, valueOf } from './desk-client.ts'

beforeEach(() => env.CONTROLS.delete('switches'))
test('a wanted address is listed with its visits and a suggestion, and added with one press', async () => {
  const client = await openDesk()
  await countVisits({ missing: { '/yksityisile': 5, '/once': 1, '/pois': 3 } })
  const page = await client.open('wanted')
  expect(page.text).toContain('8 visits')
  expect(rowsOf(page)).toEqual([
    expect.stringMatching(/^\/yksityisile 5 \/yksityisille 1 letter differs google\.com Add/),
    expect.stringContaining('/pois 3'),
  ])
  const added = await client.post('wanted', { add: '/yksityisile' })
  expect(added.text).toContain('Added to the draft: /yksityisile /yksityisille Undo')
  expect(rowsOf(added)).toHaveLength(1)
  expect(rowsOf(await client.open('wanted?filter=once'))).toEqual([
    expect.stringContaining('/once 1'),
  ])
})

test('wanted addresses are set aside, and the undo shows them again', async () => {
  const { open, post } = await openDesk()
  await countVisits({ missing: { '/a': 5, '/b': 4 } })
  const aside = await post('wanted', { do: 'aside', path: ['/a', '/b'] })
  expect([aside.text, rowsOf(aside)]).toEqual([
    expect.stringContaining('2 addresses set aside. Undo'),
    [],
  ])
  expect(rowsOf(await open('wanted?filter=aside'))).toHaveLength(2)
  expect(
    rowsOf(await post('wanted', { do: valueOf(aside, 'do'), path: valueOf(aside, 'path') })),
  ).toHaveLength(2)
})

test('several wanted addresses get one new address', async () => {
  const { open, post } = await openDesk()
  await countVisits({ missing: { '/a': 5, '/b': 4, '/ö x': 3 } })
  await post('wanted', { do: 'target', path: ['/a', '/b', '/ö x'], target: '/asemahaku' })
  expect(
    rowsOf(await open('rules?filter=draft&sort=source')).map((row) => row.split(' ').slice(0, 2)),
  ).toEqual([
    ['/a', '/asemahaku'],
    ['/b', '/asemahaku'],
    ['/%C3%B6%20x', '/asemahaku'],
  ])
})

test('an address is explained live and in the draft; steps that differ stand out', async () => {
  const client = await openDesk({ table: '/tietosuoja  /yksityisille\n' })
  await save(client, '/tietosuoja', '/asemahaku', { key: '/tietosuoja' })
  const { text, html } = await client.open('explain?address=https://www.st1.fi/tietosuoja/%3Fa=1')
  expect(text).toMatch(
    /Live Visitors see a page .*A rule redirects to \/yksityisille.* Draft .*A rule redirects to \/asemahaku/,
  )
  expect(text).toContain('/asemahaku?a=1')
  expect(html).toMatch(/<li class="same"><b>\d<\/b><span>The page does not exist\./)
  expect((await client.open('explain?address=http%3A%2F%2F%5B')).text).toContain(
    'This is not an address.',
  )
  const missing = await client.open('explain?address=/yksityisile')
  expect(missing.html).toContain('/rule?source=%2Fyksityisile&amp;target=%2Fyksityisille')
})

test('the checkout is closed until a time, and opened again', async () => {
  const { open, post } = await openDesk({ variables: { CONTROLS: env.CONTROLS } })
  const until = valueOf(await open('site'), 'until')
  const closed = await post('site', { kind: 'set', name: 'checkout', until, 'en-EU': 'Back soon' })
  expect(closed.text).toContain('Checkout: set. Visitors see it within a minute.')
  expect(closed.text).toMatch(/closed until .*\d\d:\d\d.*Back soon.* Open now/)
  expect(await env.CONTROLS.get('switches')).toContain('Back soon')
  expect((await post('site', { kind: 'clear', name: 'checkout' })).text).toContain(
    'Checkout: ended.',
  )
  expect(await env.CONTROLS.get('switches')).toBe('{}')
})

test('a notice is shown in some languages and ended in one', async () => {
  const { open, post } = await openDesk({ variables: { CONTROLS: env.CONTROLS } })
  const until = valueOf(await open('site'), 'until')
  await post('site', {
    kind: 'set',
    name: 'notice',
    until,
    'fi-FI': 'Huolto',
    'sv-SE': 'Underhåll',
  })
  const ended = await post('site', { kind: 'clear', name: 'notice', 'fi-FI': 'end' })
  expect(ended.text).toContain('shown in sv-SE')
  expect(ended.text).not.toContain('shown in fi-FI')
})

const TOMORROW = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)

test.each([
  [{ name: 'map', until: '' }, 'The time when it ends is missing.'],
  [{ name: 'map', until: '2020-01-01T00:00' }, 'The end is in the past.'],
  [{ name: 'map', until: '9999-01-01T00:00' }, 'It may last at most 30 days.'],
  [{ name: 'notice', until: TOMORROW }, 'A notice needs a text'],
])('a switch that cannot be set is refused with a sentence: %j', async (fields, sentence) => {
  const { post } = await openDesk({ variables: { CONTROLS: env.CONTROLS } })
  const refused = await post('site', { kind: 'set', ...fields })
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining(sentence)])
  expect(await env.CONTROLS.get('switches')).toBeNull()
})

test('content is fetched again: pages by path, or a kind', async () => {
  const namespace = controlNamespace()
  const { post } = await openDesk({ variables: { CONTROLS: namespace } })
  expect(
    (await post('purge', { paths: '/yksityisille\n/asemahaku', where: 'fi-FI' })).text,
  ).toContain('The content is fetched again.')
  expect([...namespace.entries.keys()]).toEqual([
    'purge/fi-FI//yksityisille',
    'purge/fi-FI//asemahaku',
    'purged-at',
  ])
  expect((await post('purge', { paths: '' })).text).toContain('Nothing was refreshed.')
  const refused = await post('purge', { paths: '/a\nb' })
  expect(refused.html).toMatch(/refreshed: “b” must begin.*>\/a\nb<\/textarea>/s)
})

test('while the database hangs the editor reads a sentence within half a minute', async () => {
  const { cookies } = await openDesk()
  const hangs = {
    prepare: () => hangs,
    bind: () => hangs,
    batch: () => new Promise(() => undefined),
    all: () => new Promise(() => undefined),
  }
  const { ask } = openSite({}, { REDIRECTS: env.REDIRECTS, DESK_DB: hangs, DESK_TOKEN: TOKEN })
  const { passTime } = fakeClock()
  const response = await passTime(
    ask(`${DESK}/fi-FI/history`, { headers: { cookie: `desk=${cookies.get('desk')}` } }),
  )
  expect([response.status, await response.text()]).toEqual([
    503,
    expect.stringContaining('The database does not answer in time. Nothing was lost'),
  ])
})

test('while a store fails the editor reads a sentence, and nothing is lost', async () => {
  const namespace = controlNamespace()
  const { post } = await openDesk({ variables: { CONTROLS: namespace } })
  namespace.before = async () => {
    throw new Error('KV is down')
  }
  const { passTime } = fakeClock()
  const { status, text } = await passTime(post('purge', { tag: 'layout' }))
  expect([status, text]).toEqual([
    503,
    expect.stringContaining(
      'The database does not answer. Nothing was lost: try again in a moment.',
    ),
  ])
})
