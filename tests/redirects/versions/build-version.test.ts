import { expect, test } from 'vitest'
import { mayContain } from '#shared/navigation/bloom-filter.ts'
import { entriesIndex, readEntries, readPointer, readVersion, shardOf } from '#shared/navigation/redirect-table.ts'
import { buildVersion, pointerPair } from '#redirects/versions/build-version.ts'
import { builtVersion } from '../built-version.ts'

function tableOf(count: number, line = (index: number) => `/vanha/${index}  /uusi/${index}`): string {
  return Array.from({ length: count }, (_, index) => line(index)).join('\n')
}

test('a version is named by its day and its content, whatever the order of the lines', async () => {
  const built = await builtVersion('/a  /x\n/b  /y\nexample /a  /x')
  expect(built.name).toMatch(/^2026-11-21-[0-9a-f]{12}$/)
  expect(await builtVersion('version x\n# tuotteet\n\nexample /a  /x\n/b /y\n/a\t/x')).toEqual(built)
})

test.each(['/a  /x', '/a  /x  # why', '/a  /x  owner maria', '/a  /x  from 2026-01-01', '/a/*  /x', 'example /a  /x'])(
  'a version is another one with another rule, note, owner, day or example: %s',
  async (line) => {
    expect((await builtVersion(`/b  /y\n${line}`)).name).not.toBe((await builtVersion('/b  /y')).name)
    expect((await builtVersion(`/b  /y\n${line}`)).name).not.toBe((await builtVersion('/b  /y\n/a  /x  # else')).name)
  },
)

test('a table of up to 5,000 entries is one value, with its text beside it', async () => {
  const { name, pairs } = await builtVersion(tableOf(5_000), 'sv-SE')
  expect(pairs.map(({ key }) => key)).toEqual([`sv-SE/${name}/source`, `sv-SE/${name}`])
  const stored = readVersion(pairs[1]?.value ?? '')
  expect(stored.kind === 'table' && entriesIndex(stored.entries).get('/vanha/4999')).toBe('/uusi/4999')
})

test('the text that lies with a version makes the same version again', async () => {
  const text = '/b/*  /y/:splat  until 2027-01-31  owner maria  # why\n/A  https://st1.se/  from 2026-12-01\nexample /b/c  /y/c'
  const built = await builtVersion(text)
  const source = built.pairs.find(({ key }) => key.endsWith('/source'))?.value ?? ''
  expect(source.split('\n')).toHaveLength(4)
  expect(await builtVersion(source)).toEqual(built)
})

test('prefixes and days lie as the edge reads them', async () => {
  const { pairs } = await builtVersion('/Vanha/*  /y/:splat  until 2027-03-28\n/*  /muu\n/a  /x  from 2026-12-01')
  expect(readVersion(pairs.at(-1)?.value ?? '')).toEqual({
    kind: 'table',
    entries: { '/a': { to: '/x', from: Date.parse('2026-12-01T00:00:00+02:00') } },
    // the clocks go forward that night
    prefixes: { '/': '/muu', '/vanha': { to: '/y/:splat', until: Date.parse('2027-03-29T00:00:00+03:00') } },
  })
})

test('a larger table lies in shards, and its filter knows every key', async () => {
  const { name, pairs } = await builtVersion(`${tableOf(12_000)}\n/Iso/P%C3%A4  /x\n/iso/*  /z`, 'no-NO')
  const stored = readVersion(pairs.at(-1)?.value ?? '')
  if (stored.kind !== 'shards') throw new Error('one value')
  const filter = { bits: Uint8Array.from(atob(stored.bloom.bits), (c) => c.charCodeAt(0)), hashes: stored.bloom.hashes }
  const values = new Map(pairs.map(({ key, value }) => [key, value]))
  const find = (key: string) => entriesIndex(readEntries(values.get(`no-NO/${name}/${shardOf(key, stored.shards)}`) ?? '{}')).get(key)
  for (const key of ['/vanha/0', '/vanha/11999', '/iso/pä'])
    expect([key, mayContain(filter, key), find(key)]).toEqual([key, true, expect.any(String)])
  expect(find('/Iso/Pä')).toBe('/x')
  expect(stored.prefixes).toEqual({ '/iso': '/z' })
  const inVain = Array.from({ length: 1_000 }, (_, index) => `/muu/${index}`).filter((key) => mayContain(filter, key))
  expect(inVain.length).toBeLessThan(40)
})

test('more than 5,000 prefix rules are refused, with a sentence', async () => {
  expect((await builtVersion(tableOf(5_000, (index) => `/p/${index}/*  /x`))).name).toMatch(/^2026/)
  const rules = Array.from({ length: 5_001 }, (_, index) => ({ source: `/p/${index}/*`, target: '/x', line: index + 1 }))
  expect(await buildVersion({ rules, examples: [] }, 'fi-FI', '2026-11-21')).toEqual({
    fault: 'The table has 5001 rules for whole folders (/old/*); more than 5000 cannot be published.',
  })
})

test('a value over the 25 MB of KV is refused, with a sentence', async () => {
  const target = `/${'ä'.repeat(7_000_000)}`
  const rules = [1, 2].map((line) => ({ source: `/${line}`, target, line }))
  expect(await buildVersion({ rules, examples: [] }, 'fi-FI', '2026-11-21')).toEqual({
    fault: expect.stringMatching(/^The table is too large to be published: fi-FI\/\S+ would be over 25 MB\.$/),
  })
})

test('every shard stays far below the 25 MiB of a KV value, and the version comes after its shards', async () => {
  const { name, pairs } = await builtVersion(tableOf(100_000))
  expect(pairs.at(-1)?.key).toBe(`fi-FI/${name}`)
  expect(Math.max(...pairs.map(({ value }) => value.length))).toBeLessThan(5_000_000)
})

test('paths named as properties of every object are entries like any other', async () => {
  const { pairs } = await builtVersion('/__proto__  /x0\n/constructor  /x1\n/toString/*  /x2')
  const stored = readVersion(pairs.at(-1)?.value ?? '')
  if (stored.kind !== 'table') throw new Error('shards')
  const { get } = entriesIndex(stored.entries)
  expect(get('/__proto__')).toBe('/x0')
  for (const key of ['__proto__', 'constructor', 'toString', '/hasOwnProperty']) expect(get(key)).toBeUndefined()
})

test('the pointer says in its listing what it points to', () => {
  const pair = pointerPair('en-EU', { version: '2026-11-21-0123456789ab', previous: ['2026-11-20-0123456789aa'] })
  expect(pair.key).toBe('en-EU/live')
  expect(readPointer(pair.value)).toEqual(pair.metadata)
})

test.each(['', '{', 'null', '[]', '{"version":3}', '{"version":"../x"}', '{"version":"live"}', '{"version":".."}'])(
  'what is no pointer is refused: %s',
  (text) => {
    expect(() => readPointer(text)).toThrow()
  },
)
