import { expect, test } from 'vitest'
import { entriesIndex, readPointer, readVersion } from '#shared/navigation/redirect-table.ts'
import { buildVersion, pointerPair } from '#redirects/versions/build-version.ts'
import { MAX_TABLE_RULES } from '#redirects/table/table-size.ts'
import { builtVersion } from '../built-version.ts'

test('a version is named by its day and its content, in any order of the lines', async () => {
  const built = await builtVersion('/a  /x\n/b  /y\nexample /a  /x')
  expect(built.name).toMatch(/^2026-11-21-[0-9a-f]{12}$/)
  expect(await builtVersion('version x\n# tuotteet\n\nexample /a  /x\n/b /y\n/a\t/x')).toEqual(built)
})

test.each(['/a  /x', '/a  /x  # why', '/a  /x  owner maria', '/a  /x  from 2026-01-01', '/a/*  /x', 'example /a  /x'])(
  'another rule, note, owner, day or example gives another version: %s',
  async (line) => {
    expect((await builtVersion(`/b  /y\n${line}`)).name).not.toBe((await builtVersion('/b  /y')).name)
    expect((await builtVersion(`/b  /y\n${line}`)).name).not.toBe((await builtVersion('/b  /y\n/a  /x  # else')).name)
  },
)

test('a table is one value that includes its text', async () => {
  const { name, pair } = await builtVersion('/gammal  /ny', 'sv-SE')
  expect(pair).toMatchObject({ key: `sv-SE/${name}`, metadata: { rules: 1 } })
  expect(readVersion(pair.value)).toEqual({ entries: { '/gammal': '/ny' }, prefixes: {}, source: '/gammal  /ny\n' })
})

test('the text of a version gives the same version', async () => {
  const text = '/b/*  /y/:splat  until 2027-01-31  owner maria  # why\n/A  https://st1.se/  from 2026-12-01\nexample /b/c  /y/c'
  const built = await builtVersion(text)
  const { source = '' } = readVersion(built.pair.value)
  expect(source.split('\n')).toHaveLength(4)
  expect(await builtVersion(source)).toEqual(built)
})

test('prefixes and days are stored in the form that the edge reads', async () => {
  const { pair } = await builtVersion('/Vanha/*  /y/:splat  until 2027-03-28\n/*  /muu\n/a  /x  from 2026-12-01')
  expect(readVersion(pair.value)).toMatchObject({
    entries: { '/a': { to: '/x', from: Date.parse('2026-12-01T00:00:00+02:00') } },
    // on 2027-03-28 clocks go forward
    prefixes: { '/': '/muu', '/vanha': { to: '/y/:splat', until: Date.parse('2027-03-29T00:00:00+03:00') } },
  })
})

test('a table of more than 20,000 rules is refused', async () => {
  const rules = Array.from({ length: MAX_TABLE_RULES + 1 }, (_, index) => ({ source: `/vanha/${index}`, target: '/x', line: index + 1 }))
  expect(await buildVersion({ rules, examples: [] }, 'fi-FI', '2026-11-21')).toEqual({
    fault: 'tooMany',
    words: { rules: '20001', limit: '20000', over: '1' },
  })
  expect(await buildVersion({ rules: rules.slice(1), examples: [] }, 'fi-FI', '2026-11-21')).toHaveProperty('name')
})

test('a table of too many megabytes is refused', async () => {
  const rules = [{ source: '/1', target: `/${'ä'.repeat(3_000_000)}`, line: 1 }]
  expect(await buildVersion({ rules, examples: [] }, 'fi-FI', '2026-11-21')).toEqual({
    fault: 'tableLarge',
    words: { limit: '10' },
  })
})

test('paths like __proto__ are ordinary entries', async () => {
  const { pair } = await builtVersion('/__proto__  /x0\n/constructor  /x1\n/toString/*  /x2')
  const { get } = entriesIndex(readVersion(pair.value).entries)
  expect(get('/__proto__')).toBe('/x0')
  for (const key of ['__proto__', 'constructor', 'toString', '/hasOwnProperty']) expect(get(key)).toBeUndefined()
})

test('the metadata of the pointer repeats its value', () => {
  const pair = pointerPair('en-EU', { version: '2026-11-21-0123456789ab', at: 1 })
  expect(pair.key).toBe('en-EU/live')
  expect(readPointer(pair.value)).toEqual(pair.metadata)
})

test.each(['', '{', 'null', '[]', '{"version":3}', '{"version":"../x"}', '{"version":"live"}', '{"version":".."}'])(
  'an invalid pointer is refused: %s',
  (text) => {
    expect(() => readPointer(text)).toThrow()
  },
)
