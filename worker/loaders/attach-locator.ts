import type { PageResult } from '#shared/navigation/page-result.ts'
import type { ShownBlock, ShownLocator } from '#shared/navigation/shown-page.ts'
import type { LocatorStart } from '#shared/stations/locator-answer.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../site/page-blocks.ts'
import { findInList } from './find-in-list.ts'
import { stationsInTime } from './load-stations.ts'

/** counted from the start of the request; after this time the page says that there is no list */
const LOCATOR_LIMIT_MS = 3_000

/** Attaches the first stations for this query ('' or '?…') and visitor (request.cf) to the locator of a page. Its HTML is not cached. */
export async function attachLocator(context: LoadContext, search: string, cf: unknown, result: PageResult): Promise<PageResult> {
  if (result.kind !== 'page' || !result.page.content.body.some(isLocator)) return result
  const start = await locatorStart(context, search, cf)
  return { ...result, page: withBlocks(result.page, (block) => (isLocator(block) ? { ...block, start } : block)) }
}

function isLocator(block: ShownBlock): block is ShownLocator {
  return block.contentType === 'stationLocator'
}

async function locatorStart(context: LoadContext, search: string, cf: unknown): Promise<LocatorStart> {
  const list = await stationsInTime(context, Math.max(0, context.now + LOCATOR_LIMIT_MS - Date.now()))
  if (!list) return { kind: 'unavailable', search, now: new Date(context.now).toISOString() }
  return { ...(await findInList(context, list, search, cf)), search }
}
