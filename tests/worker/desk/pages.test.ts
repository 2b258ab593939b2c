import { afterEach, expect, test, vi } from 'vitest'
import { contentService, pageResponse } from '../content-service.ts'
import { openDeskSite, publish } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

const PAGES = ['/', '/yksityisille', '/asemahaku']

async function desk(table: string) {
  const site = await openDeskSite(contentService(Object.fromEntries(PAGES.map((path) => [path, pageResponse(path)]))))
  await publish(site.stores, table)
  return { ...site, read: async (path: string) => (await site.get(path)).json<Record<string, unknown>>() }
}

test('pages of the site are suggested for a typed target, with their titles', async () => {
  const { read } = await desk('/a  /yksityisille')
  expect(await read('pages?locale=fi-FI&q=/yksit')).toEqual([{ path: '/yksityisille', title: expect.any(String) }])
})

test('a rule is checked before it is saved', async () => {
  const { read } = await desk('/a  /yksityisille')
  expect(await read('check-rule?locale=fi-FI&source=/a&target=/yksityisile')).toEqual({
    source: { existing: { key: '/a', line: '/a  /yksityisille' } },
    target: { kind: 'missing', nearest: '/yksityisille' },
  })
  expect(await read('check-rule?locale=fi-FI&source=/asemahaku&target=/a')).toEqual({
    source: { hides: '/asemahaku' },
    target: { kind: 'rule', rule: { key: '/a', line: '/a  /yksityisille', end: '/yksityisille' } },
  })
})

test('an imported rule that hides a page is named', async () => {
  const { post } = await desk('/a  /yksityisille')
  const rules = [
    { source: '/yksityisille', target: '/asemahaku', line: 1 },
    { source: '/b', target: '/asemahaku', line: 2 },
  ]
  const preview = await (await post('import', { locale: 'fi-FI', rules })).json<{ hides?: string }[]>()
  expect(preview.map(({ hides }) => hides)).toEqual(['/yksityisille', undefined])
})

test('an address is explained on another day, and a missing one names the likely page', async () => {
  const { read } = await desk('/joulu  /asemahaku  from 2030-12-01')
  expect(await read('explain?locale=fi-FI&address=/joulu')).toMatchObject({ live: { end: { kind: 'not-found' } } })
  expect(await read('explain?locale=fi-FI&address=/joulu&day=2030-12-24')).toMatchObject({ live: { end: { kind: 'page' } } })
  expect(await read('explain?locale=fi-FI&address=https://www.st1.fi/yksityisile')).toMatchObject({
    live: {
      hops: [{ steps: [{ kind: 'own-host', host: 'www.st1.fi' }, { kind: 'locale' }, { kind: 'no-page' }, { kind: 'no-rule' }] }],
      end: { kind: 'not-found', suggestion: { target: '/yksityisille', why: { kind: 'letters', count: 1 } } },
    },
  })
})
