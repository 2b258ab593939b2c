import { describe, expect, test } from 'vitest'
import { importFile } from '#redirects/cli/commands/import.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { contextWith, fakeFiles, fakeStores } from './fake-store.ts'

const TABLE = '# heading\n/a  /b\n/same  /x\n'
const CSV = 'old,new\n/a,/c\n/same,/x\n/new,/x\nbad,/x\n/twice,/x\n/twice,/y\n'

const { stores } = fakeStores()

describe('import', () => {
  test('prints what each line would change, and writes nothing', async () => {
    const { files, written } = fakeFiles(TABLE, { 'old.csv': CSV })
    const { context, printed } = contextWith(stores, TABLE, { operands: ['old.csv'], files })
    expect(await importFile(context)).toBe(0)
    expect(printed).toEqual([
      'old.csv:5  refused  The old path must start with /, without a host. bad,/x',
      'old.csv:2  changed  /a  /b → /a  /c',
      'old.csv:4  new  /new  /x',
      'old.csv:6  refused  Also on line 7, with another target. /twice  /x',
      'old.csv:7  refused  Also on line 6, with another target. /twice  /y',
      'fi-FI  1 new, 1 changed, 1 same, 2 refused',
      'redirects/fi-FI.txt  2 lines would be written, with --write',
    ])
    expect(written.size).toBe(0)
  })

  test('with --write changes the table, and keeps comments and order', async () => {
    const { files, written } = fakeFiles(TABLE, { 'old.csv': CSV })
    const { context } = contextWith(stores, TABLE, { operands: ['old.csv'], files, write: true })
    expect(await importFile(context)).toBe(0)
    expect(written).toEqual(new Map([['fi-FI.txt', '# heading\n/a  /c\n/same  /x\n/new  /x\n']]))
  })

  test('writes nothing if the table would have more than 10,000 rules', async () => {
    const { files, written } = fakeFiles(TABLE, {
      'old.csv': Array.from({ length: 10_000 }, (_, index) => `/old/${index},/x`).join('\n'),
    })
    const { context } = contextWith(stores, TABLE, { operands: ['old.csv'], files, write: true })
    await expect(importFile(context)).rejects.toThrow(
      'The table has 10002 rules. The limit is 10000.',
    )
    expect(written.size).toBe(0)
  })

  test('fixes old addresses, and says how', async () => {
    const { files } = fakeFiles('', { 'old.csv': 'www.st1.com/A?x,/yritys\n' })
    const { context, printed } = contextWith(stores, '', { operands: ['old.csv'], files })
    expect(await importFile(context)).toBe(0)
    expect(printed[0]).toBe('old.csv:1  new  /a  /yritys  (fixed: host, query, case)')
  })

  test('reads a file that is not UTF-8 as Windows-1252, and says so', async () => {
    const { files, written } = fakeFiles('', {
      'old.csv': Uint8Array.from('/p\u00e4iv\u00e4;/b', (letter) => letter.charCodeAt(0)),
    })
    const { context, printed } = contextWith(stores, '', {
      operands: ['old.csv'],
      files,
      write: true,
    })
    await importFile(context)
    expect(written.get('fi-FI.txt')).toBe('/päivä  /b\n')
    expect(printed).toContainEqual(expect.stringContaining('not UTF-8'))
  })

  test.each([
    ['no file', { operands: [] }, /Which file, into which table/],
    ['no table', { locales: LOCALE_CODES }, /Which file, into which table/],
  ])('names the missing or wrong option: %s', async (_, overrides, message) => {
    const { files } = fakeFiles('', { 'old.csv': CSV })
    await expect(
      importFile(contextWith(stores, '', { operands: ['old.csv'], files, ...overrides }).context),
    ).rejects.toThrow(message)
  })

  test('returns 1 for a file without a rule', async () => {
    const { files } = fakeFiles('', { 'old.csv': 'nonsense' })
    expect(
      await importFile(contextWith(stores, '', { operands: ['old.csv'], files }).context),
    ).toBe(1)
  })
})
