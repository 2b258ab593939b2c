import { expect, test } from 'vitest'
import { check } from '#redirects/cli/commands/check.ts'
import { explain } from '#redirects/cli/commands/explain.ts'
import { contextWith, fakeFiles, fakeStores } from './fake-store.ts'

test('check with --fix changes the file, and prints the changes', async () => {
  const table = '# Old\n/a    /b  # why\n/b    /yrityss\n'
  const { files, written } = fakeFiles(table)
  const { context, printed } = contextWith(fakeStores().stores, table, { files, fix: true })
  await check(context)
  expect(written.get('fi-FI.txt')).toBe('# Old\n/a  /yritys  # why\n/b  /yritys\n')
  expect(printed[0]).toMatch(
    /^redirects\/fi-FI\.txt:2 {2}danger {2}\/b does not exist, or redirects to a page that does not exist\. {2}→ \/a {2}\/yritys {2}# why$/,
  )
})

test('check without --fix changes nothing', async () => {
  const { files, written } = fakeFiles('/a  /yrityss')
  expect(await check(contextWith(fakeStores().stores, '/a  /yrityss', { files }).context)).toBe(1)
  expect(written.size).toBe(0)
})

test('explain prints step by step how the site answers an address, with lines', async () => {
  const { context, printed } = contextWith(
    fakeStores().stores,
    '/P%C3%A4  /b?x=1  # why\n/b  /yritys',
    {
      operands: ['www.st1.fi/pä/?q#h'],
    },
  )
  expect(await explain(context)).toBe(0)
  expect(printed).toEqual([
    'https://www.st1.fi/p%C3%A4/?q#h',
    '  The site redirects to the address without www., a slash at the end and double slashes.',
    'https://st1.fi/p%C3%A4?q',
    '  The host belongs to fi-FI; the path is /pä.',
    '  The page does not exist.',
    '  redirects/fi-FI.txt:1  /P%C3%A4  /b?x=1  # why',
    'https://st1.fi/b?x=1&q',
    '  The host belongs to fi-FI; the path is /b.',
    '  The page does not exist.',
    '  redirects/fi-FI.txt:2  /b  /yritys',
    'https://st1.fi/yritys?x=1&q',
    '  The host belongs to fi-FI; the path is /yritys.',
    '  The page exists.',
    '  The table has no rule for the path.',
    'Visitors see a page: https://st1.fi/yritys?x=1&q',
  ])
})

test('explain reads an address of our other hosts as one of the site, and names the likely page', async () => {
  const { context, printed } = contextWith(fakeStores().stores, '/old  /yritys', {
    operands: ['https://www.st1.com/yritis'],
  })
  expect(await explain(context)).toBe(1)
  expect(printed).toEqual([
    'https://st1.fi/yritis',
    '  www.st1.com is one of our hosts: the address is explained as one of the site.',
    '  The host belongs to fi-FI; the path is /yritis.',
    '  The page does not exist.',
    '  The table has no rule for the path.',
    'Visitors see “not found”: https://st1.fi/yritis',
    '  Probably: /yritys (1 letter differs)',
  ])
})

test('explain returns 1 for an address that ends at a missing page, and refuses a text that is not an address', async () => {
  const { stores } = fakeStores()
  expect(await explain(contextWith(stores, '/a  /b\n/b  /a', { operands: ['/a'] }).context)).toBe(1)
  await expect(explain(contextWith(stores, '').context)).rejects.toThrow(/Which address/)
  await expect(
    explain(contextWith(stores, '', { operands: ['javascript:alert(1)'] }).context),
  ).rejects.toThrow(/not an address/)
})
