import { expect, test } from 'vitest'
import type { StoreContext } from '#redirects/cli/command.ts'
import { importFile } from '#redirects/cli/commands/import.ts'
import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { contextWith, fakeFiles, fakeStores } from './fake-store.ts'

const TABLE = '# heading\n/a  /b\n/same  /x\n'
const CSV = 'old,new\n/a,/c\n/same,/x\nst1.fi/New?x,/x\nbad,/x\n/twice,/x\n/twice,/y\n'

/** Imports a file into the table, and returns what is printed and written. */
async function imported(file: string | Uint8Array, overrides: Partial<StoreContext> = {}) {
  const { files, written } = fakeFiles(TABLE, { 'old.csv': file })
  const given = { operands: ['old.csv'], files, ...overrides }
  const { context, printed } = contextWith(fakeStores().stores, TABLE, given)
  return { code: await importFile(context), printed, written: written.get('fi-FI.txt') }
}

test('an import prints what each line would change, and writes nothing', async () => {
  expect(await imported(CSV)).toEqual({
    code: 0,
    written: undefined,
    printed: [
      'old.csv:5  refused  The old path must start with /, without a host. bad,/x',
      'old.csv:2  changed  /a  /b → /a  /c',
      'old.csv:4  new  /new  /x  (fixed: host, query, case)',
      'old.csv:6  refused  Also on line 7, with another target. /twice  /x',
      'old.csv:7  refused  Also on line 6, with another target. /twice  /y',
      'fi-FI  1 new, 1 changed, 1 same, 2 refused',
      'redirects/fi-FI.txt  2 lines would be written, with --write',
    ],
  })
})

test('an import with --write changes the table, and keeps comments and order', async () => {
  const { written } = await imported(CSV, { write: true })
  expect(written).toBe('# heading\n/a  /c\n/same  /x\n/new  /x\n')
})

test('a file that is not UTF-8 is read as Windows-1252, and the import says so', async () => {
  const bytes = Uint8Array.from('/p\u00e4iv\u00e4;/b', (letter) => letter.charCodeAt(0))
  const { printed, written } = await imported(bytes, { write: true })
  expect(written).toContain('/päivä  /b\n')
  expect(printed).toContainEqual(expect.stringContaining('not UTF-8'))
})

const TOO_MANY = Array.from({ length: 10_000 }, (_, index) => `/old/${index},/x`).join('\n')

test.each([
  ['no file', CSV, { operands: [] }, /Which file, into which table/],
  ['no table', CSV, { locales: LOCALE_CODES }, /Which file, into which table/],
  ['too many rules', TOO_MANY, { write: true }, /The table has 10002 rules. The limit is 10000./],
])('an import is refused with a sentence: %s', async (_, file, overrides, message) => {
  await expect(imported(file, overrides)).rejects.toThrow(message)
})

test('the import of a file without a rule fails', async () => {
  expect((await imported('nonsense')).code).toBe(1)
})
