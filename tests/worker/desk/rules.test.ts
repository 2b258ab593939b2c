import { afterEach, expect, test, vi } from 'vitest'
import { openDeskSite, publish } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

const LOCALE = 'locale=fi-FI'

test('the table is the live version until a rule is changed', async () => {
  const { stores, get, post } = await openDeskSite()
  await publish(stores, '/b  /\n/a  /x  owner maria  # note\nexample /a  /x')
  expect(await (await get(`rules?${LOCALE}`)).json()).toMatchObject({
    total: 2,
    matching: 2,
    revision: 0,
    owners: ['maria'],
    rows: [
      { key: '/a', source: '/a', target: '/x', owner: 'maria', note: 'note', state: 'same', problems: ['dead'], visits: 0 },
      { key: '/b', state: 'same' },
    ],
  })
  const changed = await post('changes', { locale: 'fi-FI', changes: [{ key: '/b', before: '/b  /', after: '/b  /new' }], why: 'because' })
  expect(await changed.json()).toEqual({ revision: 1, batch: expect.any(String) })
  expect(await (await get(`rules?${LOCALE}&filter=changed`)).json()).toMatchObject({
    total: 2,
    matching: 1,
    revision: 1,
    rows: [{ key: '/b', target: '/new', state: 'changed' }],
  })
  expect(await (await get(`rule?${LOCALE}&key=/b`)).json()).toMatchObject({
    line: '/b  /new',
    baseLine: '/b  /',
    history: [{ who: 'local', why: 'because', before: '/b  /', after: '/b  /new', kind: 'edit' }],
  })
})

test('a rule has the visits of all its paths: below a prefix, and in capitals', async () => {
  const { stores, get } = await openDeskSite()
  await publish(stores, '/old/*  /\n/Kesa  /\n/kesa2  /')
  const day = new Date().toISOString().slice(0, 10)
  for (const [path, referrer, visits] of [
    ['/old/a', 'a.example', 2],
    ['/old/b/c', '', 3],
    ['/KESA', 'b.example', 4],
    ['/kesa', '', 1],
    ['/kesa2', '', 9],
  ])
    await stores.db
      .prepare("INSERT INTO visits (day, locale, kind, path, referrer, noise, visits) VALUES (?, 'fi-FI', 'hit', ?, ?, 0, ?)")
      .bind(day, path, referrer, visits)
      .run()
  const rule = async (key: string) => (await get(`rule?${LOCALE}&key=${encodeURIComponent(key)}`)).json()
  expect(await rule('/old/*')).toMatchObject({ row: { visits: 5 }, days: [{ day, visits: 5 }], referrers: ['', 'a.example'] })
  expect(await rule('/kesa')).toMatchObject({ row: { visits: 5 }, days: [{ day, visits: 5 }], referrers: ['b.example', ''] })
  expect(await (await get(`rules?${LOCALE}&filter=below:/`)).json()).toMatchObject({ matching: 3 })
})
