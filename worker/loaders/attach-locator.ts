import type { PageResult } from '#shared/navigation/page-result.ts'
import { isLocator } from '#shared/navigation/shown-page.ts'
import type { LocatorStart } from '#shared/stations/search/locator-answer.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../page-blocks.ts'
import { findInList } from './find-in-list.ts'
import { stationsInTime } from './load-stations.ts'

/** counted from the start of the request; after this time the page says that there is no list */
const LOCATOR_LIMIT_MS = 3_000

/**
 * Attaches the first stations for this query ('' or '?…') and visitor (request.cf) to the locator
 * of a page. A visitor over the rate limit gets no list for a query. Its HTML is not cached.
 */
export async function attachLocator(
  context: LoadContext,
  search: string,
  result: PageResult,
  { cf, isOverLimit }: { cf: unknown; isOverLimit: () => Promise<boolean> },
): Promise<PageResult> {
  if (result.kind !== 'page' || !result.page.content.body.some(isLocator)) return result
  const isRefused = search !== '' && (await isOverLimit())
  const start = isRefused
    ? withoutList(context, 'limited', search)
    : await locatorStart(context, search, cf)
  return {
    ...result,
    page: withBlocks(result.page, (block) => (isLocator(block) ? { ...block, start } : block)),
  }
}

async function locatorStart(
  context: LoadContext,
  search: string,
  cf: unknown,
): Promise<LocatorStart> {
  const list = await stationsInTime(
    context,
    Math.max(0, context.now + LOCATOR_LIMIT_MS - Date.now()),
  )
  return list
    ? { ...(await findInList(context, list, search, cf)), search }
    : withoutList(context, 'unavailable', search)
}

function withoutList(
  { now }: LoadContext,
  kind: 'unavailable' | 'limited',
  search: string,
): LocatorStart {
  return { kind, search, now: new Date(now).toISOString() }
}
