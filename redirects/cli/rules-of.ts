import type { LocaleCode } from '#shared/locale/locales.ts'
import type { RedirectRule } from '#shared/navigation/redirect-rule.ts'
import { CommandError } from '../../scripts/command-line.ts'
import { parseRedirectTable } from '../table/parse-table.ts'
import { writeEntries } from '../table/table-entries.ts'
import { liveVersion } from '../versions/live-version.ts'
import { readVersion } from '../versions/read-version.ts'
import type { StoreContext } from './command.ts'

/** A locale's rules as --of says: of the file where it says nothing, of what is live, of a version; a version is one locale's, the others' are live. */
export async function rulesOf(context: StoreContext, locale: LocaleCode): Promise<RedirectRule[]> {
  const { of, stores, locales, readTable } = context
  if (of === undefined) return (await readTable(locale)).rules
  const named = of === 'live' ? undefined : await versionRules(context, locale, of)
  if (named) return named
  if (of !== 'live' && locales.length === 1 && locales[0] === locale)
    throw new CommandError(`There is no version ${of} of ${locale}; "versions" lists those there are.`)
  const { version } = await liveVersion(stores, locale)
  const live = version === undefined ? [] : await versionRules(context, locale, version)
  if (!live)
    throw new CommandError(`The table of the live version ${version} cannot be read: make another version live, or publish the files.`)
  return live
}

async function versionRules({ stores }: StoreContext, locale: LocaleCode, version: string): Promise<RedirectRule[] | undefined> {
  const entries = await readVersion(stores.kv, locale, version)
  return entries && parseRedirectTable(writeEntries(entries)).rules
}
