import type { ShownBlock, ShownPage } from '#shared/navigation/shown-page.ts'

export interface BlockProps<Block extends ShownBlock = ShownBlock> {
  block: Block
  page: ShownPage['content']
  /** has the page's h1 */
  lead: boolean
}
