import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { MAX_TABLE_RULES } from '#redirects/table/table-size.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { publishTable } from '#redirects/versions/publish-table.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { openDesk } from '../../../redirects/desk/api/index.ts'
import { type MemoryStores, memoryStores } from '../memory-stores.ts'

/** An isolate has 128 MB, and also renders the visitors' pages. */
const MAX_HELD_MB = 40

setFlagsFromString('--expose_gc')
const collectGarbage: () => void = runInNewContext('gc')

function heapMB(): number {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1_000_000
}

function ruleOf(locale: LocaleCode, index: number): string {
  return `/vanhat-sivut/kampanjat/2019/kevat/${locale}-${index}  /yritykset/polttoaineet/sivu-${index % 900}  owner maria  # moved ${index}`
}

/** A request as the editor's browser sends it. */
function askDesk(stores: MemoryStores, path: string, body?: object): Promise<Response> {
  const bindings = {
    REDIRECTS: stores.namespace,
    DESK_DB: stores.db,
    analytics: undefined,
    token: undefined,
    readers: [],
    editors: ['editors'],
    access: { getIdentity: async () => ({ email: 'ann@example.fi', groups: ['editors'] }) },
    site: {
      // no target has a page: the number of findings is at its maximum
      knownPaths: async () => Object.fromEntries(LOCALE_CODES.map((locale) => [locale, new Set(['/'])])),
      pageAt: async () => ({ status: 404 }),
      purge: async () => undefined,
      switches: undefined,
      rootPages: {},
      domains: {},
    },
  }
  const headers = { 'content-type': 'application/json', 'x-desk': '1', 'sec-fetch-site': 'same-origin' }
  const request = new Request(
    `https://site.test/ops/redirects/api/${path}`,
    body && { method: 'POST', headers, body: JSON.stringify(body) },
  )
  return Promise.resolve(Reflect.apply(openDesk, undefined, [request, bindings, {}]))
}

test('the desk caches at most 40 MB of the largest tables', { tags: ['thorough'], timeout: 300_000 }, async () => {
  const stores = memoryStores()
  for (const locale of LOCALE_CODES) {
    const table = parseRedirectTable(Array.from({ length: MAX_TABLE_RULES }, (_, index) => ruleOf(locale, index)).join('\n'))
    const published = await publishTable(stores, table, { locale, base: undefined, kind: 'publish', who: 'ann', why: '', at: Date.now() })
    expect(published.kind).toBe('live')
    const day = new Date().toISOString().slice(0, 10)
    for (const { source } of table.rules) stores.rows("INSERT INTO visits VALUES (?, ?, 'hit', ?, '', 0, 1)", day, locale, source)
  }
  const atStart = heapMB()
  for (const locale of LOCALE_CODES) {
    const before = ruleOf(locale, 1)
    const changes = [{ key: ruleEntryKey(before.split('  ')[0] ?? ''), before, after: before.replace('owner maria', 'owner ann') }]
    const addresses = Array.from({ length: 5_000 }, (_, index) => [`/vanhat-sivut/kampanjat/2019/kevat/${locale}-${index}`, 1])
    for (const [path, body] of [
      [`rules?locale=${locale}&filter=dead`],
      ['changes', { locale, changes }],
      [`draft?locale=${locale}`],
      [`explain?locale=${locale}&address=/vanhat-sivut`],
      ['replay', { locale, addresses }],
      [`rules?locale=${locale}&q=sivu`],
    ] as const)
      expect([path, (await askDesk(stores, path, body)).status]).toEqual([path, 200])
    expect(heapMB() - atStart).toBeLessThan(MAX_HELD_MB)
  }
})
