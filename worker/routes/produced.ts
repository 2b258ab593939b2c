import type { Block } from '#shared/contract/content.ts'
import { FATAL_ERROR_STATUS } from '#shared/errors/http-status.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import type { Produced } from '../cache/edge-cache.ts'

/** Pages that hold something personal once they are open; the locator's list is made for one visitor's address and place. */
const PERSONAL_BLOCKS: ReadonlySet<Block['contentType']> = new Set(['cart', 'checkout', 'orderStatus', 'customerPages', 'stationLocator'])

/** What the edge cache may do with an answer: only whole pages that are the same for everyone are stored. */
export function produced(result: PageResult, response: Response): Produced {
  if (result.kind === 'error' && result.status >= FATAL_ERROR_STATUS) return { kind: 'broken', response }
  // without its header and footer a page is shown (§4), but an older whole one is better
  if (result.kind === 'page' && !result.layout) return { kind: 'broken', response }
  return { kind: 'ready', storable: result.kind === 'page' && !isPersonal(result), response }
}

function isPersonal(result: Extract<PageResult, { kind: 'page' }>): boolean {
  return result.page.content.body.some((block) => PERSONAL_BLOCKS.has(block.contentType))
}
