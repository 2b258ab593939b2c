import type { Block } from '#shared/contract/block.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { Produced } from '../cache/edge-cache.ts'

/** Pages that hold something personal once they are open; the locator's list is made for one visitor's address and place. */
const PERSONAL_BLOCKS: ReadonlySet<Block['contentType']> = new Set(['cart', 'checkout', 'orderStatus', 'customerPages', 'stationLocator'])

/** Of those, the pages that come to show names, orders and codes: no browser keeps a copy that Back would bring to the next person. */
const UNKEPT_BLOCKS: ReadonlySet<Block['contentType']> = new Set(['checkout', 'orderStatus', 'customerPages'])

/** What the visitor's browser may do with a page: ask again each time, or keep nothing at all. */
export function cacheControl(result: PageResult): string {
  return result.kind === 'page' && !hasBlock(result, UNKEPT_BLOCKS) ? 'private, no-cache' : 'no-store'
}

/** What the edge cache may do with an answer: only whole pages that are the same for everyone are stored. */
export function produced(result: PageResult, response: Response): Produced {
  // a content service that fails or refuses says nothing about the page: only 404 does
  if (result.kind === 'error' && result.status !== NOT_FOUND_STATUS) return { kind: 'broken', response }
  // without its header and footer a page is shown (§4), but an older whole one is better
  if (result.kind === 'page' && !result.layout) return { kind: 'broken', response }
  return { kind: 'ready', storable: result.kind === 'page' && !hasBlock(result, PERSONAL_BLOCKS), response }
}

function hasBlock(result: Extract<PageResult, { kind: 'page' }>, kinds: ReadonlySet<Block['contentType']>): boolean {
  return result.page.content.body.some((block) => kinds.has(block.contentType))
}
