import { readFile } from 'node:fs/promises'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from './command.ts'
import { parseRedirectTable, type ParsedTable } from './parse-table.ts'

/** The reviewed table of a locale, redirects/{locale}.txt. */
export async function readTable(locale: LocaleCode): Promise<ParsedTable> {
  try {
    return parseRedirectTable(await readFile(new URL(`${locale}.txt`, import.meta.url), 'utf8'))
  } catch (error) {
    throw new CommandError(`The table redirects/${locale}.txt cannot be read: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
}
