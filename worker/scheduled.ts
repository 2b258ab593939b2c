import type { Bindings } from './env.ts'
import { log, loggableReason } from './log.ts'

/**
 * The hourly cron trigger of wrangler.toml: repairs the redirect tables in KV and deletes old
 * visits.
 */
export async function scheduled(
  _: ScheduledController,
  { REDIRECTS, DESK_DB }: Pick<Bindings, 'REDIRECTS' | 'DESK_DB'>,
): Promise<void> {
  if (!REDIRECTS || !DESK_DB) return
  const { upkeep } = await import('#redirects/store/upkeep.ts')
  const { repaired, failures } = await upkeep({ kv: REDIRECTS, db: DESK_DB }, Date.now())
  if (repaired.length > 0) log('warn', 'redirect-table-repaired', { locales: repaired })
  for (const reason of failures) log('error', 'upkeep-failed', { reason: loggableReason(reason) })
}
