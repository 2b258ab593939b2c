import type { ShownBlock, ShownContent } from '#shared/navigation/shown-page.ts'

/** What the view of a block is drawn from. */
export interface BlockProps<Block extends ShownBlock = ShownBlock> {
  block: Block
  page: ShownContent
  /** carries the page's h1 */
  lead: boolean
}
