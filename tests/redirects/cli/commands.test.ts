import { expect, test } from 'vitest'
import { check } from '#redirects/cli/commands/check.ts'
import { publish } from '#redirects/cli/commands/publish.ts'
import { back, versions } from '#redirects/cli/commands/versions.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { liveLines } from '../store/desk-steps.ts'
import { contextWith, fakeStores } from './fake-store.ts'

test('publishing makes each table live, and writes it to KV', async () => {
  const { stores, writes } = fakeStores()
  expect(await publish(contextWith(stores, '/a  /', { locales: LOCALE_CODES }).context)).toBe(0)
  expect(writes).toEqual(LOCALE_CODES)
})

test('publishing the same table again changes nothing', async () => {
  const { stores, writes } = fakeStores()
  await publish(contextWith(stores, '/a  /').context)
  const { context, printed } = contextWith(stores, '# now with a comment\n/a  /', {
    now: Date.UTC(2026, 11, 24),
  })
  expect(await publish(context)).toBe(0)
  expect(writes).toEqual(['fi-FI'])
  expect(printed.at(-1)).toBe('fi-FI  version 1 is already live')
})

test('a table with an error is not published, and no other table is', async () => {
  const { stores, writes } = fakeStores()
  const { context, printed } = contextWith(stores, '/a  /b\n/b  /a\nbad')
  expect(await publish(context)).toBe(1)
  expect(writes).toEqual([])
  expect(printed).toEqual([
    expect.stringMatching(
      /^redirects\/fi-FI\.txt:2 {2}error {2}The redirects form a loop: \/a → \/b/,
    ),
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
  expect(writes).toEqual(['fi-FI'])
  expect(printed[0]).toContain(
    'warning  /a reaches its target in more than one redirect. One is faster.  → Redirect in one step: /a  /yritys',
  )
})

test('a new rule that hides a page, or leads to none, is published only with --accept; later publications do not ask again', async () => {
  const { stores, writes } = fakeStores()
  await publish(contextWith(stores, '/a  /').context)
  const { context, printed } = contextWith(
    stores,
    'version 1\n/a  /\n/yritys  /\n/b  /zzzzzzzzzzzz\n',
  )
  expect(await publish(context)).toBe(1)
  expect(writes).toEqual(['fi-FI'])
  expect(printed.slice(-4)).toEqual([
    'fi-FI  danger  The rule /yritys → / hides the page /yritys.',
    'fi-FI  danger  The page /zzzzzzzzzzzz does not exist.  /b  /zzzzzzzzzzzz',
    'fi-FI  2 new, 0 changed, 0 removed',
    'fi-FI  nothing is made live: 2 dangerous changes. Take them out, or use --accept.',
  ])
  expect(await publish({ ...context, accept: true })).toBe(0)
  const next = contextWith(stores, 'version 2\n/a  /\n/yritys  /\n/b  /zzzzzzzzzzzz\n/c  /\n')
  expect(await publish(next.context)).toBe(0)
})

test('if KV fails, the version is live, and the command says when visitors get it', async () => {
  const { stores } = fakeStores()
  stores.step = (what) => {
    if (what.startsWith('kv put')) throw new Error('KV PUT failed: 500')
  }
  const { context, printed } = contextWith(stores, '/a  /')
  expect(await publish(context)).toBe(0)
  expect(printed.at(-1)).toBe(
    'fi-FI  version 1 is live, but KV failed: visitors get it within the hour, or when someone opens the desk',
  )
})

test('back makes the version before the live one live, or the version that is named', async () => {
  const { stores } = fakeStores()
  const { context, printed } = contextWith(stores, '')
  await publish(contextWith(stores, '/a  /').context)
  expect(await back(context)).toBe(1)
  expect(printed.at(-1)).toBe('fi-FI  nothing is made live: There is no earlier version.')
  await publish(contextWith(stores, 'version 1\n/b  /').context)
  await publish(contextWith(stores, 'version 2\n/c  /').context)
  expect(await back(context)).toBe(0)
  expect(await liveLines(stores)).toEqual(['/b  /'])
  expect(await back({ ...context, operands: ['1'] })).toBe(0)
  expect(await liveLines(stores)).toEqual(['/a  /'])
  await expect(back({ ...context, operands: ['one'] })).rejects.toThrow(/Which version/)
})

test('versions are listed with time, publisher, reason and changes', async () => {
  const { stores } = fakeStores()
  await publish(contextWith(stores, '/a  /', { why: 'spring' }).context)
  await publish(contextWith(stores, 'version 1\n/b  /').context)
  const { context, printed } = contextWith(stores, '', { locales: ['fi-FI', 'sv-SE'] })
  expect(await versions(context)).toBe(0)
  expect(printed).toEqual([
    'fi-FI  version 1  2026-11-21 02:00  maria  spring  1 new, 0 changed, 0 removed',
    'fi-FI  version 2  2026-11-21 02:00  maria  1 new, 0 changed, 1 removed  live',
    'sv-SE  there are no versions yet',
  ])
})

test('a table of more than 10,000 rules is not published', async () => {
  const { stores, writes } = fakeStores()
  const { context, printed } = contextWith(
    stores,
    Array.from({ length: 10_002 }, (_, index) => `/old/${index}  /`).join('\n'),
  )
  expect([await publish(context), await check(context)]).toEqual([1, 1])
  expect(writes).toEqual([])
  expect(printed[0]).toBe(
    'redirects/fi-FI.txt:10001  error  The table has 10002 rules. The limit is 10000. Remove at least 2.',
  )
})
