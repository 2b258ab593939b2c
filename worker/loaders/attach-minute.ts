import type { ShownPage } from '#shared/navigation/shown-page.ts'
import type { LoadContext } from '../load-context.ts'
import type { Versioned } from './content-loader.ts'

const MINUTE_MS = 60_000

/**
 * Attaches the minute of the request to a station page, which shows what is open. It is part of the
 * page's version, so HTML of an earlier minute is not sent; the browser corrects older copies.
 */
export function attachMinute({ now }: LoadContext, page: ShownPage): Versioned<ShownPage> {
  if (!page.content.station) return { value: page, version: '' }
  const minute = new Date(Math.floor(now / MINUTE_MS) * MINUTE_MS).toISOString()
  return { value: { ...page, content: { ...page.content, now: minute } }, version: minute }
}
