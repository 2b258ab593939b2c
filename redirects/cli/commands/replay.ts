import type { LocaleCode } from '#shared/locale/locales.ts'
import { CommandError } from '../../../scripts/command-line.ts'
import { createEndOf, type PathEnd } from '../../check/end-of-path.ts'
import { createLogReader } from '../../replay/read-log.ts'
import { replay as replayVisits } from '../../replay/replay.ts'
import { d1Visits, visitedAddresses } from '../../visits/read-visits.ts'
import type { StoreContext } from '../command.ts'
import { findRuleOf } from '../find-rule-of.ts'
import { checkContext } from './check.ts'

interface Visits {
  visits: Iterable<[address: string, visits: number]>
  unread: number
}

const SHOWN = 50
const PIECE_BYTES = 1024 * 1024

/** Prints which addresses would end elsewhere if the table in the file, or --of a version, were live. Exit code 1: some would newly fail. */
export async function replay(context: StoreContext): Promise<number> {
  const [file] = context.operands
  const [locale, ...others] = context.locales
  if (locale === undefined || others.length > 0) throw new CommandError('Which locale? For example: --locale fi-FI')
  const { visits, unread } = file === undefined ? await lastVisits(context, locale) : readVisits(await context.files.read(file))
  const [staged, live, against] = await Promise.all([
    findRuleOf(context, locale),
    findRuleOf({ ...context, of: 'live' }, locale),
    checkContext(context, locale),
  ])
  const { rows, totals } = replayVisits(visits, createEndOf(live, against), createEndOf(staged, against))
  for (const row of rows.slice(0, SHOWN))
    context.print(`${row.kind}  ${row.visits} visits  ${row.address}: before ${ending(row.live)}, after ${ending(row.staged)}`)
  if (rows.length > SHOWN) context.print(`… and ${rows.length - SHOWN} more`)
  for (const [kind, total] of Object.entries(totals)) context.print(`${kind}  ${total.addresses} addresses, ${total.visits} visits`)
  if (unread > 0) context.print(`${unread} lines could not be read`)
  return totals.fails.addresses === 0 ? 0 : 1
}

async function lastVisits({ stores, now }: StoreContext, locale: LocaleCode): Promise<Visits> {
  return { visits: await visitedAddresses(d1Visits(stores.db), locale, now), unread: 0 }
}

/** Decodes in pieces: a log can have 50 MB. */
function readVisits(bytes: Uint8Array): Visits {
  const reader = createLogReader()
  const decoder = new TextDecoder()
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) reader.add(decoder.decode(bytes.subarray(at, at + PIECE_BYTES), { stream: true }))
  return reader.end()
}

function ending({ kind, address }: PathEnd): string {
  return kind === 'nowhere' ? 'nowhere' : address
}
