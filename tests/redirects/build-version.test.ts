import { expect, test } from 'vitest'
import { mayContain } from '#shared/navigation/bloom-filter.ts'
import { lookUp, readEntries, readPointer, readVersion, shardOf } from '#shared/navigation/redirect-table.ts'
import { buildVersion, pointerPair } from '../../redirects/build-version.ts'

function rulesOf(count: number) {
  return Array.from({ length: count }, (_, index) => ({ source: `/vanha/${index}`, target: `/uusi/${index}`, line: index + 1 }))
}

test('a version is named by its day and its content, whatever the order of the rules', async () => {
  const [a, b] = [
    { source: '/a', target: '/x', line: 1 },
    { source: '/b', target: '/y', line: 2 },
  ]
  const built = await buildVersion([a, b], 'fi-FI', '2026-11-21')
  expect(built.name).toMatch(/^2026-11-21-[0-9a-f]{12}$/)
  expect(await buildVersion([b, { ...a, line: 7 }], 'fi-FI', '2026-11-21')).toEqual(built)
  expect((await buildVersion([a], 'fi-FI', '2026-11-21')).name).not.toBe(built.name)
})

test('a table of up to 5,000 entries is one value', async () => {
  const { name, pairs } = await buildVersion(rulesOf(5_000), 'sv-SE', '2026-11-21')
  expect(pairs.map(({ key }) => key)).toEqual([`sv-SE/${name}`])
  const stored = readVersion(pairs[0]?.value ?? '')
  expect(stored.kind === 'table' && lookUp(stored.entries, '/vanha/4999')).toEqual({ key: '/vanha/4999', target: '/uusi/4999' })
})

test('a larger table lies in shards, and its filter knows every key', async () => {
  const { name, pairs } = await buildVersion([...rulesOf(12_000), { source: '/Iso/P%C3%A4', target: '/x', line: 1 }], 'no-NO', '2026-11-21')
  const stored = readVersion(pairs.at(-1)?.value ?? '')
  if (stored.kind !== 'shards') throw new Error('one value')
  const filter = { bits: Uint8Array.from(atob(stored.bloom.bits), (c) => c.charCodeAt(0)), hashes: stored.bloom.hashes }
  const values = new Map(pairs.map(({ key, value }) => [key, value]))
  const find = (key: string) => lookUp(readEntries(values.get(`no-NO/${name}/${shardOf(key, stored.shards)}`) ?? '{}'), key)
  for (const key of ['/vanha/0', '/vanha/11999', '/iso/pä'])
    expect([key, mayContain(filter, key), find(key)?.target]).toEqual([key, true, expect.any(String)])
  expect(find('/Iso/Pä')).toEqual({ key: '/Iso/Pä', target: '/x' })
  const inVain = Array.from({ length: 1_000 }, (_, index) => `/muu/${index}`).filter((key) => mayContain(filter, key))
  expect(inVain.length).toBeLessThan(40)
})

test('every shard stays far below the 25 MiB of a KV value, and the version comes after its shards', async () => {
  const { name, pairs } = await buildVersion(rulesOf(100_000), 'fi-FI', '2026-11-21')
  expect(pairs.at(-1)?.key).toBe(`fi-FI/${name}`)
  expect(Math.max(...pairs.map(({ value }) => value.length))).toBeLessThan(1_000_000)
})

test('paths named as properties of every object are entries like any other', async () => {
  const rules = ['/__proto__', '/constructor', '/toString'].map((source, index) => ({ source, target: `/x${index}`, line: index + 1 }))
  const { pairs } = await buildVersion(rules, 'fi-FI', '2026-11-21')
  const stored = readVersion(pairs[0]?.value ?? '')
  if (stored.kind !== 'table') throw new Error('shards')
  expect(lookUp(stored.entries, '/__proto__')).toEqual({ key: '/__proto__', target: '/x0' })
  for (const key of ['__proto__', 'constructor', 'toString', '/hasOwnProperty']) expect(lookUp(stored.entries, key)).toBeUndefined()
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
