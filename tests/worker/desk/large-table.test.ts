import { afterEach, expect, test, vi } from 'vitest'
import type { RulesPage } from '../../../redirects/desk/wire.ts'
import { openDeskSite, publish } from './desk-site.ts'

afterEach(() => vi.restoreAllMocks())

const RULES = 20_000
/** 100 ms on an idle laptop; more on a busy test machine */
const LIMIT_MS = 500

test('a search in 20,000 rules is fast, also after a change', { tags: ['thorough'] }, async () => {
  const { stores, get, post } = await openDeskSite()
  const table = Array.from(
    { length: RULES },
    (_, index) => `/vanha/tuote-${index}  https://www.example.com/${index}  # rivi ${index}`,
  ).join('\n')
  await publish(stores, table)
  const search = async (query: string) => {
    const start = performance.now()
    const page = await (await get(`rules?locale=fi-FI&${query}`)).json<RulesPage>()
    return { page, ms: performance.now() - start }
  }
  expect((await search('')).page).toMatchObject({ total: RULES, matching: RULES })
  const words = await search('q=tuote-1999+rivi')
  expect(words.page.matching).toBe(11)
  const changes = [{ key: '/vanha/tuote-7', after: '/vanha/tuote-7  /', before: '/vanha/tuote-7  https://www.example.com/7  # rivi 7' }]
  expect((await post('changes', { locale: 'fi-FI', changes })).status).toBe(200)
  const changed = await search('filter=changed')
  expect(changed.page.rows).toMatchObject([{ key: '/vanha/tuote-7', target: '/' }])
  const timings = [words.ms, changed.ms]
  for (const query of ['q=tuote-12&sort=target', 'q=tuote-12&sort=-target&offset=500', 'q=rivi+99&limit=200'])
    timings.push((await search(query)).ms)
  expect(Math.min(...timings)).toBeLessThan(LIMIT_MS)
})
