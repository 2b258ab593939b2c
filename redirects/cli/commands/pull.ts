import type { LocaleCode } from '#shared/locale/locales.ts'
import { publicationsOf, versionEntries } from '../../store/publications.ts'
import { editTableText } from '../../table/edit-table-text.ts'
import { type Conflict, diffTables, mergeTables, withChanges } from '../../table/merge-tables.ts'
import { parseRedirectTable } from '../../table/parse-table.ts'
import { tableEntries, type TableEntries } from '../../table/table-entries.ts'
import type { StoreContext } from '../command.ts'

/** If both sides changed a line, a file is only written with --mine or --theirs. */
export async function pull(context: StoreContext): Promise<number> {
  let isDone = true
  for (const locale of context.locales) isDone = (await pullOne(context, locale)) && isDone
  return isDone ? 0 : 1
}

async function pullOne(context: StoreContext, locale: LocaleCode): Promise<boolean> {
  const { stores, files, print, choice, place } = context
  const publications = await publicationsOf(stores.db, locale)
  const [live] = publications
  const theirs = live && (await versionEntries(stores, locale, live.seq))
  if (!live || !theirs) {
    print(`${locale}  nothing is live yet`)
    return true
  }
  const text = await files.tableText(locale)
  const table = parseRedirectTable(text)
  const { versions, invalid } = table
  if (invalid.length > 0) {
    print(
      `${locale}  the file has lines that cannot be read, and they would be lost: fix them first`,
    )
    return false
  }
  const mine = tableEntries(table)
  // a file that names no version: the seed was published from such a file
  const from = versions?.[place] ?? publications.find(({ kind }) => kind === 'seed')?.seq
  const base = from === undefined ? undefined : await versionEntries(stores, locale, from)
  const { merged, conflicts } = base ? mergeTables(base, mine, theirs) : withoutBase(mine, theirs)
  if (conflicts.length > 0 && choice === undefined) {
    for (const conflict of conflicts) print(`${locale}  conflict  ${describe(conflict)}`)
    const why = base
      ? 'both sides changed these lines'
      : 'the file names no version that it was made from, and differs from the live one'
    print(
      `${locale}  the file is not changed: ${why}. pull --theirs takes the live lines, pull --mine keeps the lines of the file.`,
    )
    return false
  }
  const kept = choice === 'mine' ? conflicts.map(({ key, mine: after }) => ({ key, after })) : []
  const changes = diffTables(mine, withChanges(merged, kept))
  const written = editTableText(text, changes, { seq: live.seq, place })
  if (written !== text) await files.writeTable(locale, written)
  print(`redirects/${locale}.txt  ${changes.length} lines changed; made from version ${live.seq}`)
  return true
}

/** Every difference is a conflict, because it is unknown which side changed the line. */
function withoutBase(
  mine: TableEntries,
  theirs: TableEntries,
): { merged: TableEntries; conflicts: Conflict[] } {
  const conflicts = diffTables(theirs, mine).map(({ key, before, after }) => ({
    key,
    mine: after,
    theirs: before,
  }))
  return { merged: theirs, conflicts }
}

function describe({ key, mine, theirs }: Conflict): string {
  return `${key}: live is ${theirs ?? '(none)'}, the file has ${mine ?? '(none)'}`
}
