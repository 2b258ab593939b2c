// Which node may stand where. HTML that breaks these rules is rearranged by the browser's parser, and hydration then fails.

/** What a place in the document takes: blocks, running text, or running text inside a link (a link holds no link). */
export type RichTextPlace = 'block' | 'inline' | 'link'

export const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'] as const
export type RichTextMark = (typeof MARKS)[number]

export const CELLS = ['table-cell', 'table-header-cell'] as const

/** What a block holds. A part (list item, row, cell) means nothing outside its parent: there, its content stands alone. */
const HOLDS = {
  paragraph: 'text',
  'heading-1': 'text',
  'heading-2': 'text',
  'heading-3': 'text',
  'heading-4': 'text',
  'heading-5': 'text',
  'heading-6': 'text',
  blockquote: 'blocks',
  'ordered-list': 'items',
  'unordered-list': 'items',
  table: 'rows',
  hr: 'nothing',
  'list-item': 'part',
  'table-row': 'part',
  'table-cell': 'part',
  'table-header-cell': 'part',
} as const

export type RichTextBranchType = keyof typeof HOLDS
type Holds = (typeof HOLDS)[RichTextBranchType]

export interface BlockKind {
  nodeType: RichTextBranchType
  holds: Holds
}

/** Undefined for a type that is no block's: a node's type is the backend's word, 'constructor' too. */
export function blockKind(type: unknown): BlockKind | undefined {
  return isBranchType(type) ? { nodeType: type, holds: HOLDS[type] } : undefined
}

function isBranchType(type: unknown): type is RichTextBranchType {
  return typeof type === 'string' && Object.hasOwn(HOLDS, type)
}
