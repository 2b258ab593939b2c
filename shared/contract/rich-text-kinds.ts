// Which node may stand where. HTML that breaks these rules is rearranged by the browser's parser, and hydration then fails.
import type { RichTextBranchType, RichTextMark } from './rich-text.ts'

/** What a place in the document takes: blocks, running text, or running text inside a link (a link holds no link). */
export type RichTextPlace = 'block' | 'inline' | 'link'

/** What a block holds. A part (list item, row, cell) means nothing outside its parent: there, its content stands alone. */
export interface BlockKind {
  nodeType: RichTextBranchType
  holds: 'text' | 'blocks' | 'items' | 'rows' | 'nothing' | 'part'
}

export const MARKS: readonly RichTextMark[] = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript']

export const CELLS = ['table-cell', 'table-header-cell'] as const

/** A Map: a node's type is the backend's word, and an object would find 'constructor' in itself. */
export const BLOCK_KINDS: ReadonlyMap<unknown, BlockKind> = new Map(
  [
    kind('paragraph', 'text'),
    kind('heading-1', 'text'),
    kind('heading-2', 'text'),
    kind('heading-3', 'text'),
    kind('heading-4', 'text'),
    kind('heading-5', 'text'),
    kind('heading-6', 'text'),
    kind('blockquote', 'blocks'),
    kind('ordered-list', 'items'),
    kind('unordered-list', 'items'),
    kind('table', 'rows'),
    kind('hr', 'nothing'),
    kind('list-item', 'part'),
    kind('table-row', 'part'),
    kind('table-cell', 'part'),
    kind('table-header-cell', 'part'),
  ].map((entry) => [entry.nodeType, entry]),
)

function kind(nodeType: RichTextBranchType, holds: BlockKind['holds']): BlockKind {
  return { nodeType, holds }
}
