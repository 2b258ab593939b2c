import type { LocaleCode } from '#shared/locale/locales.ts'
import { checkTable } from '../../check/check-table.ts'
import { tableChange } from '../../check/publication-preview.ts'
import { type Publication, publicationsOf, versionEntries } from '../../store/publications.ts'
import { type PublishResult, publishTable } from '../../store/publish-draft.ts'
import { editTableText } from '../../table/edit-table-text.ts'
import { diffTables } from '../../table/merge-tables.ts'
import { parseRedirectTable } from '../../table/parse-table.ts'
import { tableEntries, type TableEntries, writeEntries } from '../../table/table-entries.ts'
import { causeText, linesText } from '../../words/describe.ts'
import { LOCAL_PLACE, type StoreContext } from '../command.ts'
import { type CheckedTable, checkTables } from './check.ts'

/** An error in one table stops all. A table must be made from the live version. */
export async function publish(context: StoreContext): Promise<number> {
  const tables = await checkTables(context)
  if (tables.some(({ errors }) => errors > 0)) {
    context.print('Nothing is published: fix the errors first.')
    return 1
  }
  let isDone = true
  for (const table of tables) isDone = (await publishOne(context, table)) && isDone
  return isDone ? 0 : 1
}

async function publishOne(context: StoreContext, table: CheckedTable): Promise<boolean> {
  const { stores, print, seed = false, who, why = '', now, place } = context
  const { locale } = table
  const publications = await publicationsOf(stores.db, locale)
  const [live] = publications
  const isReplaced = isReplaceable(context, publications)
  if (seed && !isReplaced) {
    print(
      `${locale}  version ${live?.seq} is live, published by ${live?.who}: the table in the file is not published`,
    )
    return true
  }
  const entries = tableEntries(table)
  const liveEntries = live && (await versionEntries(stores, locale, live.seq))
  if (live && liveEntries && diffTables(liveEntries, entries).length === 0) {
    print(`${locale}  version ${live.seq} is already live`)
    if (!seed && place !== LOCAL_PLACE) await nameBase(context, locale, live.seq)
    return true
  }
  const base = isReplaced ? (live?.seq ?? 0) : (table.versions?.[place] ?? 0)
  if (live && live.seq !== base) return refuse(context, table, live)
  if (!seed && !acceptDangers(context, table, entries, liveEntries ?? new Map())) return false
  const result = await publishTable(stores, entries, {
    locale,
    base,
    who,
    why,
    at: now,
    kind: seed ? 'seed' : 'publish',
  })
  const isDone = isLive(print, locale, result)
  if (result.kind === 'live' && !seed && place !== LOCAL_PLACE)
    await nameBase(context, locale, result.seq)
  return isDone
}

/** Prints what would change live. false: there are new dangers, and --accept is missing */
function acceptDangers(
  { print, accept = false }: StoreContext,
  { locale, against }: CheckedTable,
  next: TableEntries,
  live: TableEntries,
): boolean {
  const checked = (entries: TableEntries) => ({
    entries,
    findings: checkTable(parseRedirectTable(writeEntries(entries)), against),
  })
  const { counts, dangers } = tableChange(checked(live), checked(next))
  for (const danger of dangers) {
    const lines = danger.kind === 'dead' ? `  ${linesText(danger.consequences, 1)}` : ''
    print(`${locale}  danger  ${causeText(danger)}${lines}`)
  }
  print(`${locale}  ${counts.added} new, ${counts.changed} changed, ${counts.removed} removed`)
  if (dangers.length === 0 || accept) return true
  print(
    `${locale}  nothing is made live: ${dangers.length === 1 ? 'a dangerous change' : `${dangers.length} dangerous changes`}. Take them out, or use --accept.`,
  )
  return false
}

/** Prints the result of a publication. false: nothing was made live. */
export function isLive(
  print: StoreContext['print'],
  locale: LocaleCode,
  result: PublishResult,
): boolean {
  switch (result.kind) {
    case 'live':
      print(
        `${locale}  version ${result.seq} is live${result.isKvWritten ? '' : ', but KV failed: visitors get it within the hour, or when someone opens the desk'}`,
      )
      return true
    case 'unfit':
      print(`${locale}  nothing is made live: ${result.reason}`)
      return false
    default:
      print(
        `${locale}  nothing is made live, because someone has published or saved at the same time: see "versions"`,
      )
      return false
  }
}

/**
 * Whether any table may replace the live one: only seeds have been published, or nothing. On a
 * laptop also if the same person published it, because the file does not name its version.
 */
function isReplaceable(
  { place, seed, who }: StoreContext,
  publications: readonly Publication[],
): boolean {
  return (
    (place === LOCAL_PLACE && !seed && publications[0]?.who === who) ||
    publications.every(({ kind }) => kind === 'seed')
  )
}

/** Writes the version into the file, as the base of the next publication. */
async function nameBase(
  { files, place }: StoreContext,
  locale: LocaleCode,
  seq: number,
): Promise<void> {
  const text = await files.tableText(locale)
  const named = editTableText(text, [], { seq, place })
  if (named !== text) await files.writeTable(locale, named)
}

function refuse({ print, place }: StoreContext, table: CheckedTable, live: Publication): false {
  const { locale } = table
  const version = table.versions?.[place]
  const madeFrom = version === undefined ? 'an unknown version' : `version ${version}`
  print(
    `${locale}  is not published: version ${live.seq} is live, published by ${live.who}; the table was made from ${madeFrom}`,
  )
  const where = place === LOCAL_PLACE ? '' : ` --remote --env ${place}`
  print(
    `${locale}  merge the live table into the file with: pull --locale ${locale}${where}; then publish again`,
  )
  return false
}
