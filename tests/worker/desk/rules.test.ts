import { afterEach, expect, test, vi } from 'vitest'
import { openDeskSite, publish } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

const LOCALE = 'locale=fi-FI'

test('the table is the live version, until something is changed', async () => {
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
