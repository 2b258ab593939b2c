/** @module-tag thorough */
// The whole life of one table: command line and desk work on the same KV and D1, and the site reads them.
import { afterEach, expect, test, vi } from 'vitest'
import type { StoreContext } from '#redirects/cli/command.ts'
import { check } from '#redirects/cli/commands/check.ts'
import { importFile } from '#redirects/cli/commands/import.ts'
import { publish, stage } from '#redirects/cli/commands/publish.ts'
import { pull } from '#redirects/cli/commands/pull.ts'
import { replay } from '#redirects/cli/commands/replay.ts'
import { verify } from '#redirects/cli/commands/verify.ts'
import { live } from '#redirects/cli/commands/versions.ts'
import { parseRedirectTable } from '#redirects/table/parse-table.ts'
import { readEntries } from '#redirects/table/table-entries.ts'
import { liveVersion } from '#redirects/versions/live-version.ts'
import type { Draft, Saved } from '../../../redirects/desk/wire.ts'
import { contentService, pageResponse } from '../content-service.ts'
import { openDeskSite } from './desk-site.ts'
import { oldAddresses, PAGES, PLANTED, ROWS, soundRows } from './old-addresses.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Takes ten seconds alone, more together with other tests. */
const LIMIT_MS = 240_000

test(
  '17,000 old addresses are imported, cleaned, staged, replayed, promoted, verified, changed at the desk, restored and pulled back',
  async () => {
    const site = await openDeskSite(contentService(Object.fromEntries(PAGES.map((path) => [path, pageResponse(path)]))))
    const files = new Map<string, string>([['old.csv', oldAddresses()]])
    const line = commandLine(site.stores, files)
    visitorsReach(site)

    // imported: invalid rules are refused with the reason, also two lines for one path
    expect(await importFile(line({ operands: ['old.csv'], write: true, fix: true, take: ['new', 'changed', 'conflicting'] }))).toBe(0)
    // of the rows with the same path again some have the same target, too: they are read once
    const repeated = PLANTED / PAGES.length
    const [refused, conflicting] = [6 * PLANTED - 2 * repeated, 4 * PLANTED - 2 * repeated]
    expect(line.printed.at(-1)).toBe(
      `${ROWS - repeated} lines: ${ROWS - repeated - refused} fine, 0 can be fixed, ${refused} refused, ${conflicting} of them in conflict`,
    )
    expect(parseRedirectTable(files.get('fi-FI.txt') ?? '').rules.length).toBeGreaterThan(ROWS - 7 * PLANTED)

    // cleaned: publishing fails before the fixes and works after them
    expect(await publish(line())).toBe(1)
    expect((await liveVersion(site.stores, 'fi-FI')).version).toBeUndefined()
    expect(await check(line({ fix: true }))).toBe(0)

    // staged and replayed: no address of a visitor fails that worked before
    expect(await stage(line())).toBe(0)
    const staged = /fi-FI {2}(\S+) is staged/.exec(line.printed.at(-1) ?? '')?.[1] ?? ''
    const asked = soundRows().filter((_, index) => index % 40 === 0)
    files.set('log.csv', asked.map(([path], index) => `${path},${index + 1}`).join('\n'))
    expect(await replay(line({ operands: ['log.csv'] }))).toBe(0)

    // promoted: the running site redirects as in the table
    expect(await leadsTo(site, asked[1]?.[0] ?? '')).toBe(404)
    expect(await live(line({ operands: [staged] }))).toBe(0)
    await twoMinutesLater(site)
    files.set('addresses.txt', asked.map(([path]) => path).join('\n'))
    expect(await verify(line({ operands: ['addresses.txt'], site: site.origin }))).toBe(0)
    expect(line.printed.at(-1)).toBe(`${asked.length} addresses requested, 0 differ from the tables`)

    // at the desk, a colleague changes a rule and publishes it
    const [first = ''] = soundRows()[1] ?? []
    const row = await rule(site, first)
    const saved = await post<Saved>(site, 'changes', {
      why: 'moved',
      changes: [{ key: first, before: row, after: `${first}  /asemahaku  owner maria  # moved` }],
    })
    const { version } = await post<{ version: string }>(site, 'publish', { why: 'moved', revision: saved.revision })
    expect(version).not.toBe(staged)

    // an older checkout would overwrite the change: it is refused, merged by pull, and then published
    files.set('fi-FI.txt', `${files.get('fi-FI.txt')}version ${staged}\n/uusi-kampanja  /yksityisille\n`)
    expect(await publish(line())).toBe(1)
    expect(line.printed.join('\n')).toContain(`${first}: ${row} → ${first}  /asemahaku`)
    expect(await pull(line())).toBe(0)
    expect(await publish(line())).toBe(0)
    await twoMinutesLater(site)
    expect(await leadsTo(site, first)).toBe('/asemahaku')
    expect(await leadsTo(site, '/uusi-kampanja')).toBe('/yksityisille')

    // restored at the desk, and pulled into the file with its comments
    const now = (await liveVersion(site.stores, 'fi-FI')).version
    await post(site, 'live', { version: staged, live: now, why: 'the campaign was too early' })
    await twoMinutesLater(site)
    expect(await leadsTo(site, '/uusi-kampanja')).toBe(404)
    expect(await pull(line())).toBe(0)
    const pulled = readEntries(files.get('fi-FI.txt') ?? '')
    expect(pulled.get('/uusi-kampanja')).toBeUndefined()
    expect(pulled.get(first)).toBe(row)
    expect((await get<Draft>(site, 'draft')).live).toMatchObject({ version: staged })
  },
  LIMIT_MS,
)

type DeskSite = Awaited<ReturnType<typeof openDeskSite>>

/** The command line with files in memory. `printed` is the output of the last command. */
function commandLine(stores: StoreContext['stores'], files: Map<string, string>) {
  const tableText = async () => files.get('fi-FI.txt') ?? ''
  const line = (overrides: Partial<StoreContext> = {}): StoreContext => {
    line.printed = []
    return {
      locales: ['fi-FI'],
      operands: [],
      stores,
      place: 'production',
      readTable: async () => parseRedirectTable(await tableText()),
      knownPaths: async () => new Set(PAGES),
      files: {
        read: async (file) => new TextEncoder().encode(files.get(file) ?? ''),
        write: async (file, text) => void files.set(file, text),
        tableText,
        writeTable: async (locale, text) => void files.set(`${locale}.txt`, text),
        externalHosts: async () => new Set(),
        hosts: async () => ({}),
      },
      print: (text) => line.printed.push(text),
      who: 'maria',
      now: Date.now(),
      ...overrides,
    }
  }
  line.printed = [] as string[]
  return line
}

/** Requests to the site's origin go to the worker, all others to the backend. */
function visitorsReach(site: DeskSite): void {
  const spy = vi.mocked(globalThis.fetch)
  const backend = spy.getMockImplementation()
  if (!backend) throw new Error('the backend is played by nobody')
  spy.mockImplementation((input, init) => {
    const { url, headers } = new Request(input, init)
    return url.startsWith(site.origin) ? site.ask(url, { headers }) : backend(input, init)
  })
}

/** All tests share the isolate, so time must not go back behind the current hour. */
let clock = Date.now()

/** The isolate looks for a newer version in the background. */
async function twoMinutesLater(site: DeskSite): Promise<void> {
  clock = Math.max(clock, Date.now()) + 120_000
  vi.setSystemTime(clock)
  await site.ask('/fi-FI')
}

/** The redirect of an address on the Finnish site, without locale prefix, or the status. */
async function leadsTo(site: DeskSite, path: string): Promise<string | number> {
  const { status, headers } = await site.ask(`/fi-FI${path}`)
  return headers.get('location')?.replace(`${site.origin}/fi-FI`, '') ?? status
}

async function rule(site: DeskSite, key: string): Promise<string> {
  const { line } = await (await site.get(`rule?locale=fi-FI&key=${encodeURIComponent(key)}`)).json<{ line: string }>()
  return line
}

async function get<Value>(site: DeskSite, path: string): Promise<Value> {
  return (await site.get(`${path}?locale=fi-FI`)).json<Value>()
}

async function post<Value>(site: DeskSite, path: string, body: object): Promise<Value> {
  const response = await site.post(path, { locale: 'fi-FI', ...body })
  expect([path, response.status, response.ok ? '' : await response.clone().text()]).toEqual([path, 200, ''])
  return response.json<Value>()
}
