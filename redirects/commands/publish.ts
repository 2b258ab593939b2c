import { buildVersion, hashOfVersion, pointerPair } from '../build-version.ts'
import type { CommandContext } from '../command.ts'
import { nextPointer, storedVersions, type StoredVersions } from '../stored-versions.ts'
import { type CheckedTable, checkTables } from './check.ts'

/** Uploads the tables and makes them live. Nothing is written when a table has an error, or when nothing changed. */
export function publish(context: CommandContext): Promise<number> {
  return upload(context, true)
}

/** Uploads the tables and leaves live what is live. */
export function stage(context: CommandContext): Promise<number> {
  return upload(context, false)
}

async function upload(context: CommandContext, makeLive: boolean): Promise<number> {
  const tables = await checkTables(context)
  if (tables.some(({ errors }) => errors > 0)) {
    context.print('Nothing is published: correct the errors first.')
    return 1
  }
  const stored = await storedVersions(context)
  const tableOf = new Map(tables.map((table) => [table.locale, table]))
  const changes = await Promise.all(
    stored.map((versions) => changesOf(versions, tableOf.get(versions.locale)?.rules ?? [], context.date, makeLive)),
  )
  // one write: every version first, then what points to it
  const pairs = [...changes.flatMap(({ version }) => version), ...changes.flatMap(({ pointer }) => pointer)]
  if (pairs.length > 0) await context.kv.put(pairs)
  for (const { says } of changes) context.print(says)
  return 0
}

async function changesOf({ locale, names, pointer }: StoredVersions, rules: CheckedTable['rules'], date: string, makeLive: boolean) {
  const built = await buildVersion(rules, locale, date)
  // the same content of another day is the same version
  const known = names.findLast((name) => hashOfVersion(name) === hashOfVersion(built.name))
  const name = known ?? built.name
  const version = known === undefined ? built.pairs : []
  if (pointer?.version === name && known !== undefined) return { version, pointer: [], says: `${locale}  ${name} is live already` }
  if (makeLive) return { version, pointer: [pointerPair(locale, nextPointer(pointer, name))], says: `${locale}  ${name} is live` }
  const state = known === undefined ? 'is staged' : 'is there already'
  return { version, pointer: [], says: `${locale}  ${name} ${state}; make it live with: live ${name} --locale ${locale}` }
}
