import { buildVersion, hashOfVersion, pointerPair, type KvPair } from '../build-version.ts'
import type { CheckedTable } from '../checked-table.ts'
import type { CommandContext, StoredKey } from '../command.ts'
import { nextPointer, storedVersions } from '../stored-versions.ts'
import { checkTables } from './check.ts'

/** Uploads the tables and makes them live. Nothing is written when a table has an error, or when nothing changed. */
export function publish(context: CommandContext): Promise<number> {
  return upload(context, { makeLive: true })
}

/** Uploads the tables and leaves live what is live. */
export function stage(context: CommandContext): Promise<number> {
  return upload(context, { makeLive: false })
}

interface UploadOptions {
  makeLive: boolean
}

async function upload(context: CommandContext, options: UploadOptions): Promise<number> {
  const tables = await checkTables(context)
  if (tables.some(({ errors }) => errors > 0)) {
    context.print('Nothing is published: correct the errors first.')
    return 1
  }
  const keys = await context.kv.list()
  const changes = await Promise.all(tables.map((table) => changesOf(context, table, keys, options)))
  // one write: every version first, then what points to it
  const pairs = [...changes.flatMap(({ version }) => version), ...changes.flatMap(({ pointer }) => pointer)]
  if (pairs.length > 0) await context.kv.put(pairs)
  for (const { says } of changes) context.print(says)
  return 0
}

interface Changes {
  version: KvPair[]
  pointer: KvPair[]
  says: string
}

async function changesOf(
  context: CommandContext,
  { locale, rules }: CheckedTable,
  keys: StoredKey[],
  { makeLive }: UploadOptions,
): Promise<Changes> {
  const [built, stored] = await Promise.all([buildVersion(rules, locale, context.date), storedVersions(context.kv, keys, locale)])
  // the same content of another day is the same version
  const known = stored.names.findLast((name) => hashOfVersion(name) === hashOfVersion(built.name))
  const name = known ?? built.name
  const version = known === undefined ? built.pairs : []
  const isLive = stored.pointer?.version === name
  if (isLive && known !== undefined) return { version, pointer: [], says: `${locale}  ${name} is live already` }
  if (!makeLive) {
    const state = known === undefined ? 'is staged' : 'is there already'
    return { version, pointer: [], says: `${locale}  ${name} ${state}; make it live with: live ${name} --locale ${locale}` }
  }
  return { version, pointer: [pointerPair(locale, nextPointer(stored.pointer, name))], says: `${locale}  ${name} is live` }
}
