import type { LocaleCode } from '#shared/locale/locales.ts'
import { editTableText } from '../../table/edit-table-text.ts'
import { tableEntries } from '../../table/table-entries.ts'
import { type LiveVersion, liveVersion } from '../../versions/live-version.ts'
import { diffTables, mergeTables } from '../../versions/merge-tables.ts'
import { publicationsOf } from '../../versions/publications.ts'
import { publishTable, stageTable } from '../../versions/publish-table.ts'
import { readVersion } from '../../versions/read-version.ts'
import { acceptDangers } from '../accept-dangers.ts'
import { LOCAL_PLACE, type StoreContext } from '../command.ts'
import { type CheckedTable, checkTables } from './check.ts'

/** Uploads the tables and makes them live. An error in one table stops all. A table that was not made from the live version is refused. */
export function publish(context: StoreContext): Promise<number> {
  return upload(context, publishOne)
}

/** Uploads the tables, but does not make them live. */
export function stage(context: StoreContext): Promise<number> {
  return upload(context, stageOne)
}

type Upload = (context: StoreContext, table: CheckedTable) => Promise<boolean>

async function upload(context: StoreContext, uploadOne: Upload): Promise<number> {
  const tables = await checkTables(context)
  if (tables.some(({ errors }) => errors > 0)) {
    context.print('Nothing is published: fix the errors first.')
    return 1
  }
  let isDone = true
  for (const table of tables) isDone = (await uploadOne(context, table)) && isDone
  return isDone ? 0 : 1
}

async function publishOne(context: StoreContext, table: CheckedTable): Promise<boolean> {
  const { stores, print, seed = false, who, why = '', now } = context
  const { locale } = table
  const live = await liveVersion(stores, locale)
  const isReplaced = await isReplaceable(context, locale, live)
  if (seed && !isReplaced) {
    print(`${locale}  ${live.version} is live, published by ${live.latest?.who ?? 'unknown'}: the table in the file is not published`)
    return true
  }
  const base = isReplaced ? live.version : table.versions?.[context.place]
  const isStale = live.version !== undefined && live.version !== base
  if (!seed && !isStale && !(await acceptDangers(context, locale, tableEntries(table)))) return false
  const result = await publishTable(stores, table, { locale, base, who, why, at: now, kind: seed ? 'seed' : 'publish' })
  switch (result.kind) {
    case 'live':
    case 'already-live':
      print(`${locale}  ${result.version} is ${result.kind === 'live' ? '' : 'already '}live`)
      if (!seed && context.place !== LOCAL_PLACE) await nameBase(context, locale, result.version)
      return true
    case 'live-changed':
      await explainRefusal(context, table, result.live)
      return false
    case 'unfit':
      print(`${locale}  is not published: ${result.reason}`)
      return false
    case 'version-missing':
      return false
  }
}

async function stageOne({ stores, print, now }: StoreContext, table: CheckedTable): Promise<boolean> {
  const { locale } = table
  const result = await stageTable(stores, table, locale, now)
  if (result.kind === 'unfit') {
    print(`${locale}  is not staged: ${result.reason}`)
    return false
  }
  const { version } = result
  if ((await liveVersion(stores, locale)).version === version) print(`${locale}  ${version} is already live`)
  else
    print(
      `${locale}  ${version} ${result.isNew ? 'is staged' : 'is already stored'}; make it live with: live ${version} --locale ${locale}`,
    )
  return true
}

/**
 * Whether any table may replace the live one: the live one cannot be read, or only seeds have been published. On a laptop also if the same
 * person published it, because the file does not name its version.
 */
async function isReplaceable(context: StoreContext, locale: LocaleCode, { version, latest }: LiveVersion): Promise<boolean> {
  const { stores, print, place, seed, who } = context
  if (version !== undefined && (await readVersion(stores.kv, locale, version)) === undefined) {
    print(`${locale}  the table of the live version ${version} cannot be read: the table in the file replaces it`)
    return true
  }
  if (place === LOCAL_PLACE && !seed && latest?.who === who) return true
  return (await publicationsOf(stores.db, locale)).every(({ kind }) => kind === 'seed')
}

/** Writes the version into the file, as the base of the next publication. */
async function nameBase({ files, place }: StoreContext, locale: LocaleCode, version: string): Promise<void> {
  const text = await files.tableText(locale)
  const named = editTableText(text, [], { name: version, place })
  if (named !== text) await files.writeTable(locale, named)
}

async function explainRefusal({ stores, print, place }: StoreContext, table: CheckedTable, live: LiveVersion): Promise<void> {
  const { locale } = table
  const version = table.versions?.[place]
  const isLive = live.latest ? `${live.latest.version} is live, published by ${live.latest.who}` : 'nothing is live'
  print(`${locale}  is not published: ${isLive}; the table was made from ${version ?? 'an unknown version'}`)
  const [base, theirs] = await Promise.all(
    [version, live.version].map((name) => (name === undefined ? undefined : readVersion(stores.kv, locale, name))),
  )
  if (base && theirs) {
    const mine = tableEntries(table)
    const { conflicts } = mergeTables(base, mine, theirs)
    for (const { key, before, after } of diffTables(base, theirs))
      print(`${locale}  theirs    ${key}: ${before ?? '(none)'} → ${after ?? '(none)'}`)
    for (const { key, before, after } of diffTables(base, mine))
      print(`${locale}  mine      ${key}: ${before ?? '(none)'} → ${after ?? '(none)'}`)
    for (const { key } of conflicts) print(`${locale}  conflict  ${key}: both sides changed it`)
  }
  const where = place === LOCAL_PLACE ? '' : ` --remote --env ${place}`
  print(`${locale}  merge the live table into the file with: pull --locale ${locale}${where}; then publish again`)
}
