import { expect, test, vi } from 'vitest'
import { check } from '#redirects/cli/commands/check.ts'
import { explain } from '#redirects/cli/commands/explain.ts'
import { publish, stage } from '#redirects/cli/commands/publish.ts'
import { replay } from '#redirects/cli/commands/replay.ts'
import { verify } from '#redirects/cli/commands/verify.ts'
import { contextWith, fakeFiles, fakeStores } from './fake-store.ts'

test('check with --fix changes the file, and prints the changes', async () => {
  const table = '# Old\n/a    /b  # why\n/b    /yrityss\n'
  const { files, written } = fakeFiles(table)
  const { context, printed } = contextWith(fakeStores().stores, table, { files, fix: true })
  await check(context)
  expect(written.get('fi-FI.txt')).toBe('# Old\n/a    /yritys  # why\n/b    /yritys\n')
  expect(printed[0]).toMatch(
    /^redirects\/fi-FI\.txt:2 {2}danger {2}\/b does not exist, or redirects to a page that does not exist\. {2}→ \/a {2}\/yritys {2}# why$/,
  )
})

test('check without --fix changes nothing', async () => {
  const { files, written } = fakeFiles('/a  /yrityss')
  expect(await check(contextWith(fakeStores().stores, '/a  /yrityss', { files }).context)).toBe(1)
  expect(written.size).toBe(0)
})

test('explain prints step by step how the site answers an address, with lines and owners', async () => {
  const { context, printed } = contextWith(fakeStores().stores, '/P%C3%A4  /b?x=1  owner maria  # why\n/b  /yritys', {
    operands: ['www.st1.fi/pä/?q#h'],
  })
  expect(await explain(context)).toBe(0)
  expect(printed).toEqual([
    'https://www.st1.fi/p%C3%A4/?q#h',
    '  The site redirects to the address without www., a slash at the end and double slashes.',
    'https://st1.fi/p%C3%A4?q',
    '  The host belongs to fi-FI; the path is /pä.',
    '  The page does not exist.',
    '  redirects/fi-FI.txt:1  /P%C3%A4  /b?x=1  owner maria  # why',
    'https://st1.fi/b?x=1&q',
    '  The host belongs to fi-FI; the path is /b.',
    '  The page does not exist.',
    '  redirects/fi-FI.txt:2  /b  /yritys',
    'https://st1.fi/yritys?x=1&q',
    '  The host belongs to fi-FI; the path is /yritys.',
    '  The page exists.',
    '  The table has no rule for the path.',
    'Shows the page https://st1.fi/yritys?x=1&q',
  ])
})

test('explain reads an address of our other hosts as one of the site, and names the likely page', async () => {
  const { context, printed } = contextWith(fakeStores().stores, '/old  /yritys', { operands: ['https://www.st1.com/yritis'] })
  expect(await explain(context)).toBe(1)
  expect(printed).toEqual([
    'https://st1.fi/yritis',
    '  www.st1.com is one of our hosts: the address is explained as one of the site.',
    '  The host belongs to fi-FI; the path is /yritis.',
    '  The page does not exist.',
    '  The table has no rule for the path.',
    'Not found: https://st1.fi/yritis',
    '  Probably: /yritys (1 letter differs)',
  ])
})

test('explain and replay can use a staged or the live version instead of the files', async () => {
  const { stores } = fakeStores()
  await publish(contextWith(stores, '/a  /yritys').context)
  const staging = contextWith(stores, '/a  /gone-now\n/gone-now  /yritys  owner maria')
  await stage(staging.context)
  const of = /fi-FI {2}(\S+) is staged/.exec(staging.printed.at(-1) ?? '')?.[1] ?? ''
  const printedBy = async (command: typeof explain, overrides: object) => {
    const { context, printed } = contextWith(stores, '', overrides)
    await command(context)
    return printed
  }
  expect(await printedBy(explain, { operands: ['/a'], of: 'live' })).toContain('  fi-FI live  /a  /yritys')
  expect(await printedBy(explain, { operands: ['/a'], of })).toContain(`  fi-FI ${of}  /gone-now  /yritys  owner maria`)
  stores.rows("INSERT INTO visits VALUES ('2026-11-20', 'fi-FI', 'missing', '/gone-now', '', 0, 4)")
  expect((await printedBy(replay, { of }))[0]).toBe('fixed  4 visits  /gone-now: before nowhere, after /yritys')
  await expect(printedBy(explain, { operands: ['/a'], of: 'none' })).rejects.toThrow(/no version none of fi-FI/)
})

test('explain returns 1 for an address that ends at a missing page, and refuses a text that is not an address', async () => {
  const { stores } = fakeStores()
  expect(await explain(contextWith(stores, '/a  /b\n/b  /a', { operands: ['/a'] }).context)).toBe(1)
  await expect(explain(contextWith(stores, '').context)).rejects.toThrow(/Which address/)
  await expect(explain(contextWith(stores, '', { operands: ['javascript:alert(1)'] }).context)).rejects.toThrow(/not an address/)
})

test('replay compares the file with the live version', async () => {
  const { stores } = fakeStores()
  await publish(contextWith(stores, '/a  /yritys').context)
  const { files } = fakeFiles('', { 'visits.csv': '/a,5\n/b,7\nnonsense' })
  const { context, printed } = contextWith(stores, '/b  /yritys', { operands: ['visits.csv'], files })
  expect(await replay(context)).toBe(1)
  expect(printed).toEqual([
    'fixed  7 visits  /b: before nowhere, after /yritys',
    'fails  5 visits  /a: before /yritys, after nowhere',
    'fails  1 addresses, 5 visits',
    'fixed  1 addresses, 7 visits',
    'changed  0 addresses, 0 visits',
    'same  0 addresses, 0 visits',
    '1 lines could not be read',
  ])
  await expect(replay(contextWith(stores, '', { operands: ['x'], locales: ['fi-FI', 'sv-SE'] }).context)).rejects.toThrow(/Which locale/)
})

test('replay without a file uses the addresses of the last 30 days', async () => {
  const { stores } = fakeStores()
  await publish(contextWith(stores, '/a  /yritys').context)
  for (const [day, kind, path, visits] of [
    ['2026-11-20', 'hit', '/a', 3],
    ['2026-11-20', 'missing', '/b', 4],
    ['2026-10-01', 'missing', '/long-ago', 9],
  ] as const)
    stores.rows(
      "INSERT INTO visits (day, locale, kind, path, referrer, noise, visits) VALUES (?, 'fi-FI', ?, ?, '', 0, ?)",
      day,
      kind,
      path,
      visits,
    )
  const { context, printed } = contextWith(stores, '/b  /yritys')
  expect(await replay(context)).toBe(1)
  expect(printed.slice(0, 2)).toEqual([
    'fixed  4 visits  /b: before nowhere, after /yritys',
    'fails  3 visits  /a: before /yritys, after nowhere',
  ])
})

test('verify needs a file and a site', async () => {
  const { stores } = fakeStores()
  await expect(verify(contextWith(stores, '').context)).rejects.toThrow(/Which file/)
  await expect(verify(contextWith(stores, '', { operands: ['x'], site: 'ftp://x' }).context)).rejects.toThrow(/Which site/)
})

test('verify works with a site whose host has no locale, such as localhost', async () => {
  const { stores } = fakeStores()
  const { files } = fakeFiles('', { list: '/a\n/b' })
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const { pathname } = new URL(new Request(input).url)
    return pathname.endsWith('/a')
      ? new Response(null, { status: 307, headers: { location: 'http://localhost:8787/yritys' } })
      : new Response('', { status: 200, headers: { 'content-type': 'text/html' } })
  })
  const { context, printed } = contextWith(stores, '/a  /yritys\n/b  /yritys', { operands: ['list'], files, site: 'http://localhost:8787' })
  expect(await verify(context)).toBe(1)
  expect(printed.map((line) => line.split(' ')[0])).toEqual(['/b', '2'])
  asked.mockRestore()
})
