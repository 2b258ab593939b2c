import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { readPointer } from '#shared/navigation/redirect-table.ts'
import { check } from '../../redirects/commands/check.ts'
import { find } from '../../redirects/commands/find.ts'
import { back, live } from '../../redirects/commands/versions.ts'
import { publish, stage } from '../../redirects/commands/publish.ts'
import { versions } from '../../redirects/commands/versions.ts'
import { contextWith, fakeStore } from './fake-store.ts'

test('publishing writes every version before the pointer to it, all locales at once', async () => {
  const { store, writes } = fakeStore()
  expect(await publish(contextWith(store, '/a  /', { locales: LOCALE_CODES }).context)).toBe(0)
  expect(writes).toHaveLength(1)
  const versions = LOCALE_CODES.map((locale) => expect.stringMatching(`^${locale}/2026-11-21-[0-9a-f]{12}$`))
  expect(writes[0]).toEqual([...versions, ...LOCALE_CODES.map((locale) => `${locale}/live`)])
})

test('publishing the same table again writes nothing, on another day too', async () => {
  const { store, writes } = fakeStore()
  await publish(contextWith(store, '/a  /').context)
  const { context, printed } = contextWith(store, '# now with a comment\n/a  /', { date: '2026-12-24' })
  expect(await publish(context)).toBe(0)
  expect(writes).toHaveLength(1)
  expect(printed.at(-1)).toMatch(/^fi-FI {2}2026-11-21-.* is live already$/)
})

test('a table with an error is not published, and neither are the others', async () => {
  const { store, writes } = fakeStore()
  const { context, printed } = contextWith(store, '/a  /b\n/b  /a\nbad')
  expect(await publish(context)).toBe(1)
  expect(writes).toEqual([])
  expect(printed).toEqual([
    expect.stringMatching(/^redirects\/fi-FI\.txt:1 {2}error {2}\/a comes back/),
    expect.stringMatching(/^redirects\/fi-FI\.txt:2 {2}error/),
    'redirects/fi-FI.txt:3  error  the old path does not begin with /: bad',
    'fi-FI  2 rules, 3 errors, 0 warnings',
    'Nothing is published: correct the errors first.',
  ])
})

test('a chain is a warning: it is shown and published', async () => {
  const { store, writes } = fakeStore()
  const { context, printed } = contextWith(store, '/a  /b\n/b  /yritys')
  expect(await check(context)).toBe(0)
  expect(await publish(context)).toBe(0)
  expect(writes).toHaveLength(1)
  expect(printed[0]).toContain('warning  /a takes 2 redirects: write /yritys as its target')
})

test('a staged version is there and not live, until it is made live', async () => {
  const { store, stored } = fakeStore()
  await publish(contextWith(store, '/a  /').context)
  const before = stored.get('fi-FI/live')
  const { context, printed } = contextWith(store, '/b  /')
  expect(await stage(context)).toBe(0)
  expect(stored.get('fi-FI/live')).toBe(before)
  const name = /fi-FI {2}(\S+) is staged/.exec(printed.at(-1) ?? '')?.[1] ?? ''
  expect(await live(contextWith(store, '', { operands: [name] }).context)).toBe(0)
  expect(readPointer(stored.get('fi-FI/live')?.value ?? '').version).toBe(name)
})

test('back makes the version live that was live before, and again the one before that', async () => {
  const { store, stored } = fakeStore()
  const liveNow = () => readPointer(stored.get('fi-FI/live')?.value ?? '').version
  const names: string[] = []
  for (const table of ['/a  /', '/b  /', '/c  /']) {
    await publish(contextWith(store, table).context)
    names.push(liveNow())
  }
  const { context, printed } = contextWith(store, '')
  await back(context)
  expect(liveNow()).toBe(names[1])
  await back(context)
  expect(liveNow()).toBe(names[0])
  expect(await back(context)).toBe(1)
  expect(printed.at(-1)).toBe('fi-FI  there is no earlier version to go back to')
})

test('versions are listed with the live one marked, and a pointer written by hand is read', async () => {
  const { store, stored } = fakeStore()
  await publish(contextWith(store, '/a  /').context)
  await publish(contextWith(store, '/b  /').context)
  const first = [...stored.keys()].find((key) => key !== 'fi-FI/live')?.slice('fi-FI/'.length) ?? ''
  stored.set('fi-FI/live', { value: JSON.stringify({ version: first }) })
  const { context, printed } = contextWith(store, '', { locales: ['fi-FI', 'sv-SE'] })
  expect(await versions(context)).toBe(0)
  expect(printed).toContain(`fi-FI  ${first}  live`)
  expect(printed).toHaveLength(3)
  expect(printed.at(-1)).toBe('sv-SE  there are no versions yet')
  expect(await live(context)).toBe(0)
  expect(printed.slice(3)).toEqual([`fi-FI  ${first}`, 'sv-SE  nothing is live yet'])
})

test('a version that does not exist is not made live', async () => {
  const { store, writes } = fakeStore()
  await expect(live(contextWith(store, '', { operands: ['2020-01-01-000000000000'] }).context)).rejects.toThrow(/no version 2020-01-01/)
  expect(writes).toEqual([])
})

test('find says where an old path leads, rule by rule', async () => {
  const { store } = fakeStore()
  const { context, printed } = contextWith(store, '/P%C3%A4  /b\n/b  /yritys', { operands: ['/pä/'] })
  expect(await find(context)).toBe(0)
  expect(printed).toEqual(['redirects/fi-FI.txt:1  /P%C3%A4 → /b', 'redirects/fi-FI.txt:2  /b → /yritys'])
  expect(await find(contextWith(store, '/a  /', { operands: ['/b'] }).context)).toBe(1)
  await expect(find(contextWith(store, '').context)).rejects.toThrow(/Which path/)
})
