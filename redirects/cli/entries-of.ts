import type { LocaleCode } from '#shared/locale/locales.ts'
import { openDraft } from '../store/drafts.ts'
import { publicationsOf, versionEntries } from '../store/publications.ts'
import { tableEntries, type TableEntries } from '../table/table-entries.ts'
import type { StoreContext } from './command.ts'

/** The entries of the table of --of, by default of the file. */
export async function entriesOf({ of, stores, readTable }: StoreContext, locale: LocaleCode): Promise<TableEntries> {
  if (of === 'draft') return (await openDraft(stores, locale)).entries
  if (of === undefined) return tableEntries(await readTable(locale))
  const [live] = await publicationsOf(stores.db, locale, 1)
  return (await versionEntries(stores, locale, live?.seq ?? 0)) ?? new Map<string, string>()
}
