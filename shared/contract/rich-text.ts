// Rich text, links and cards as they are read (contract.md). Each may hold the other: text has links, a link may open a card, a card has text.
import type { ImageAsset } from './image.ts'
import type { Product } from './product.ts'

export interface RichTextText {
  nodeType: 'text'
  value: string
  marks: { type: RichTextMark }[]
}

export interface RichTextBranch {
  nodeType: RichTextBranchType
  content: RichTextNode[]
  /** of a table cell */
  data?: { colspan?: number; rowspan?: number }
}

export interface RichTextHyperlink {
  nodeType: 'hyperlink'
  data: { uri: string }
  content: RichTextNode[]
}

export interface RichTextEntryLink {
  nodeType: 'entry-hyperlink'
  data: { target: LinkTarget }
  content: RichTextNode[]
}

export interface RichTextAssetLink {
  nodeType: 'asset-hyperlink'
  data: { target: ImageAsset }
  content: RichTextNode[]
}

export interface RichTextAsset {
  nodeType: 'embedded-asset-block'
  data: { target: ImageAsset }
}

/** What could not be read: an unrecognised node, or a link whose target failed. Shown as the placeholder of §8. */
export interface RichTextUnreadable {
  nodeType: 'unreadable'
  what: 'node' | 'link'
  content: RichTextNode[]
}

export type RichTextNode =
  | RichTextText
  | RichTextBranch
  | RichTextHyperlink
  | RichTextEntryLink
  | RichTextAssetLink
  | RichTextAsset
  | RichTextUnreadable

export interface RichTextDocument {
  nodeType: 'document'
  content: RichTextNode[]
}

export interface Card {
  contentType: 'card'
  /** unique among the cards of a page's blocks */
  id: string
  title?: string
  text?: RichTextDocument
  image?: ImageAsset
  links?: ContentLink[]
  /** '#rgb' or '#rrggbb'; textColorOn (§5) picks the text colour on it */
  color?: string
  product?: Product
}

export interface ContentLink {
  text: string
  target: LinkTarget
  image?: ImageAsset
  sameTab?: boolean
}

/** §2.7. A string is an external address, opened in a new tab unless the link says sameTab. */
export type LinkTarget =
  | { contentType: 'standardPage' | 'articlePage'; slug: string }
  | string
  | { contentType: 'internalLink'; url: string }
  | Card

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

/** The readable text of rich-text nodes however deeply they are nested; it keeps its own stack, so no document overflows the caller's. */
export function textOf(nodes: unknown): string {
  const parts: string[] = []
  const waiting = listOf(nodes).toReversed()
  while (waiting.length > 0) {
    const node = waiting.pop()
    if (typeof node !== 'object' || node === null) continue
    if ('nodeType' in node && node.nodeType === 'text' && 'value' in node && typeof node.value === 'string') parts.push(node.value)
    const content = 'content' in node ? listOf(node.content) : []
    for (let index = content.length - 1; index >= 0; index -= 1) waiting.push(content[index])
  }
  return parts.join(' ').replace(/ {2,}/g, ' ').trim()
}

// without read-values.ts: the browser needs this reader and no other
function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}
