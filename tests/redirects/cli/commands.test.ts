import { expect, test } from 'vitest'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { readPointer } from '#shared/navigation/redirect-table.ts'
import { check } from '#redirects/cli/commands/check.ts'
import { openDraft } from '#redirects/drafts/change-draft.ts'
import { back, live } from '#redirects/cli/commands/versions.ts'
import { publish, stage } from '#redirects/cli/commands/publish.ts'
import { versions } from '#redirects/cli/commands/versions.ts'
import type { StoreContext } from '#redirects/cli/command.ts'
import { contextWith, fakeStores } from './fake-store.ts'

test('publishing writes a version before the pointer to it', async () => {
  const { stores, writes } = fakeStores()
  expect(await publish(contextWith(stores, '/a  /', { locales: LOCALE_CODES }).context)).toBe(0)
  const expected = LOCALE_CODES.flatMap((locale) => [expect.stringMatching(`^${locale}/2026-11-21-[0-9a-f]{12}$`), `${locale}/live`])
  expect(writes).toEqual(expected)
})

test('publishing the same table again writes nothing, also on another day', async () => {
  const { stores, writes } = fakeStores()
  await publish(contextWith(stores, '/a  /').context)
  const before = [...writes]
  const { context, printed } = contextWith(stores, '# now with a comment\n/a  /', { now: Date.UTC(2026, 11, 24) })
  expect(await publish(context)).toBe(0)
  expect(writes).toEqual(before)
  expect(printed.at(-1)).toMatch(/^fi-FI {2}2026-11-21-\S+ is already live$/)
})

test('a table with an error is not published, and no other table is', async () => {
  const { stores, writes } = fakeStores()
  const { context, printed } = contextWith(stores, '/a  /b\n/b  /a\nbad')
  expect(await publish(context)).toBe(1)
  expect(writes).toEqual([])
  expect(printed).toEqual([
    expect.stringMatching(/^redirects\/fi-FI\.txt:2 {2}error {2}The redirects form a loop: \/b → \/a/),
    expect.stringMatching(/^ {2}redirects\/fi-FI\.txt:1 {2}error/),
    'redirects/fi-FI.txt:3  error  This line cannot be read: The old path must start with /, without a host.  bad  → Remove the rule',
    'fi-FI  2 rules, 3 errors, 0 dangers, 0 warnings',
    'Nothing is published: fix the errors first.',
  ])
})

test('a chain is only a warning: the table is published', async () => {
  const { stores, writes } = fakeStores()
  const { context, printed } = contextWith(stores, '/a  /b\n/b  /yritys')
  expect(await check(context)).toBe(0)
  expect(await publish(context)).toBe(0)
  expect(writes).toContain('fi-FI/live')
  expect(printed[0]).toContain(
    'warning  /a reaches its target in more than one redirect. One is faster.  → Redirect in one step: /a  /yritys',
  )
})

test('a new rule that hides a page, or leads to none, is published only with --accept; later publications do not ask again', async () => {
  const { stores, writes } = fakeStores()
  await publish(contextWith(stores, 'version none\n/a  /').context)
  const version = writes[0]?.split('/')[1] ?? ''
  const before = [...writes]
  const table = `version ${version}\n/a  /\n/yritys  /\n/b  /zzzzzzzzzzzz\n`
  const { context, printed } = contextWith(stores, table)
  expect(await publish(context)).toBe(1)
  expect(writes).toEqual(before)
  expect(printed.slice(-4)).toEqual([
    'fi-FI  danger  The rule /yritys → / hides the page /yritys.',
    'fi-FI  danger  The page /zzzzzzzzzzzz does not exist.  /b  /zzzzzzzzzzzz',
    'fi-FI  2 new, 0 changed, 0 removed',
    'fi-FI  nothing is made live: 2 dangerous changes. Take them out, or use --accept.',
  ])
  expect(await publish({ ...context, accept: true })).toBe(0)
  const next = contextWith(stores, `version ${writes.at(-2)?.split('/')[1]}\n/a  /\n/yritys  /\n/b  /zzzzzzzzzzzz\n/c  /\n`)
  expect(await publish(next.context)).toBe(0)
})

test('a staged version is stored, but not live until it is made live', async () => {
  const { stores, stored } = fakeStores()
  await publish(contextWith(stores, '/a  /').context)
  const before = stored.get('fi-FI/live')
  const { context, printed } = contextWith(stores, '/b  /')
  expect(await stage(context)).toBe(0)
  expect(stored.get('fi-FI/live')).toBe(before)
  const name = /fi-FI {2}(\S+) is staged/.exec(printed.at(-1) ?? '')?.[1] ?? ''
  expect(await live(contextWith(stores, '', { operands: [name] }).context)).toBe(0)
  expect(readPointer(stored.get('fi-FI/live')?.value ?? '').version).toBe(name)
})

test('back makes the version before the live one live, and a second back the version before that', async () => {
  const { stores, names, liveNow } = await threeVersions()
  const { context, printed } = contextWith(stores, '')
  await back(context)
  expect(liveNow()).toBe(names[1])
  await back(context)
  expect(liveNow()).toBe(names[0])
  expect(await back(context)).toBe(1)
  expect(printed.at(-1)).toBe('fi-FI  there is no earlier version')
})

async function threeVersions() {
  const { stores, stored } = fakeStores()
  const liveNow = () => readPointer(stored.get('fi-FI/live')?.value ?? '').version
  const names: string[] = []
  for (const table of ['/a  /', '/b  /', '/c  /']) {
    await publish(contextWith(stores, `version ${names.at(-1) ?? 'none'}\n${table}`).context)
    names.push(liveNow())
  }
  return { stores, names, liveNow }
}

/** Publishes three versions, and interrupts the next step before it writes the pointer. */
async function interrupted(step: (context: StoreContext) => Promise<unknown>, table = '') {
  const { stores, names, ...more } = await threeVersions()
  stores.step = (what) => {
    if (what === 'kv put fi-FI/live') throw new Error('lost')
  }
  await expect(step(contextWith(stores, `version ${names.at(-1)}\n${table}`).context)).rejects.toThrow('lost')
  stores.step = () => undefined
  return { stores, names, ...more }
}

test('back after an interrupted publication is one step, not two', async () => {
  const { stores, names, liveNow } = await interrupted(publish, '/d  /')
  await back(contextWith(stores, '').context)
  expect(liveNow()).toBe(names[2])
  await back(contextWith(stores, '').context)
  expect(liveNow()).toBe(names[1])
})

test('repeating an interrupted step back finishes it and goes no further', async () => {
  const { stores, names, liveNow } = await interrupted(back)
  await back(contextWith(stores, '').context)
  expect(liveNow()).toBe(names[1])
  await back(contextWith(stores, '').context)
  expect(liveNow()).toBe(names[0])
})

test('back puts the changes of the version into the draft of the desk', async () => {
  const { stores } = await threeVersions()
  await back(contextWith(stores, '').context)
  const { changes } = await openDraft(stores, 'fi-FI')
  expect(changes.map(({ key, after }) => [key, after])).toEqual([
    ['/b', undefined],
    ['/c', '/c  /'],
  ])
})

test('back undoes a version that was chosen by name', async () => {
  const { stores, names, liveNow } = await threeVersions()
  await live(contextWith(stores, '', { operands: [names[0] ?? ''] }).context)
  expect(liveNow()).toBe(names[0])
  await back(contextWith(stores, '').context)
  expect(liveNow()).toBe(names[2])
})

test('versions are listed with time, publisher and reason before their name, and live says if the pointer names another version', async () => {
  const { stores, stored } = fakeStores()
  await publish(contextWith(stores, '/a  /', { why: 'spring' }).context)
  const first = readPointer(stored.get('fi-FI/live')?.value ?? '').version
  await publish(contextWith(stores, `version ${first}\n/b  /`).context)
  stored.set('fi-FI/live', { value: JSON.stringify({ version: first }) })
  const { context, printed } = contextWith(stores, '', { locales: ['fi-FI', 'sv-SE'] })
  expect(await versions(context)).toBe(0)
  expect(printed[0]).toBe(`fi-FI  2026-11-21 02:00  maria  spring  (${first})`)
  expect(printed[1]).toMatch(/^fi-FI {2}2026-11-21 02:00 {2}maria {2}\(\S+\) {2}live$/)
  expect(printed).toHaveLength(3)
  expect(printed.at(-1)).toBe('sv-SE  there are no versions yet')
  expect(await live(context)).toBe(0)
  expect(printed.slice(3)).toEqual([
    expect.stringMatching(/^fi-FI {2}\S+ {2}\(published, but visitors do not get it yet/),
    'sv-SE  nothing is live yet',
  ])
})

test('a live table that cannot be read is replaced by the table in the file', async () => {
  const { stores, stored } = fakeStores()
  await publish(contextWith(stores, '/a  /').context)
  const name = readPointer(stored.get('fi-FI/live')?.value ?? '').version
  stored.set(`fi-FI/${name}`, { value: '{"kind":"table","entries":{"/a":"/"}}' })
  const { context, printed } = contextWith(stores, '/b  /', { seed: true })
  expect(await publish(context)).toBe(0)
  expect(printed.slice(1)).toEqual([
    `fi-FI  the table of the live version ${name} cannot be read: the table in the file replaces it`,
    expect.stringMatching(/^fi-FI {2}2026-11-21-\S+ is live$/),
  ])
  expect(readPointer(stored.get('fi-FI/live')?.value ?? '').version).not.toBe(name)
})

test('a table of more than 20,000 rules is neither published nor staged', async () => {
  const { stores, writes } = fakeStores()
  const { context, printed } = contextWith(stores, Array.from({ length: 20_002 }, (_, index) => `/old/${index}  /`).join('\n'))
  expect([await publish(context), await stage(context), await check(context)]).toEqual([1, 1, 1])
  expect(writes).toEqual([])
  expect(printed[0]).toBe('redirects/fi-FI.txt:20001  error  The table has 20002 rules. The limit is 20000. Remove at least 2.')
})

test('a version that does not exist is not made live', async () => {
  const { stores, writes } = fakeStores()
  await expect(live(contextWith(stores, '', { operands: ['2020-01-01-000000000000'] }).context)).rejects.toThrow(/no version 2020-01-01/)
  expect(writes).toEqual([])
})
