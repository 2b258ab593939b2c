import type { ShownBlock, ShownContent } from '#shared/navigation/shown-page.ts'

export interface BlockProps<Block extends ShownBlock = ShownBlock> {
  block: Block
  page: ShownContent
  /** has the page's h1 */
  lead: boolean
}
