// Types of rich text, links and cards (docs/contract.md). They refer to each other: text has links,
// a link may open a card, a card has text.

import type { ImageAsset } from './image.ts'
import type { Product } from './product.ts'
import { readList, readRecord } from './read-values.ts'

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

/** An unknown node, or a link with a broken target. Shown as the placeholder of §8. */
export interface RichTextUnreadable {
  nodeType: 'unreadable'
  what: 'node' | 'link'
  content: RichTextNode[]
}

export type RichTextNode =
  | RichTextText
  | RichTextBranch
  | { nodeType: 'hyperlink'; data: { uri: string }; content: RichTextNode[] }
  | { nodeType: 'entry-hyperlink'; data: { target: LinkTarget }; content: RichTextNode[] }
  | { nodeType: 'asset-hyperlink'; data: { target: ImageAsset }; content: RichTextNode[] }
  | { nodeType: 'embedded-asset-block'; data: { target: ImageAsset } }
  | RichTextUnreadable

export interface RichTextDocument {
  nodeType: 'document'
  content: RichTextNode[]
}

export const EMPTY_DOCUMENT: RichTextDocument = { nodeType: 'document', content: [] }

export interface Card {
  contentType: 'card'
  /** unique among the cards of a page's blocks */
  id: string
  title?: string
  text?: RichTextDocument
  image?: ImageAsset
  links?: ContentLink[]
  /** '#rgb' or '#rrggbb'; textColorOn (§5) chooses the text colour */
  color?: string
  product?: Product
}

export interface ContentLink {
  text: string
  target: LinkTarget
  image?: ImageAsset
  sameTab?: boolean
}

/** §2.7. A string is an external address, which opens in a new tab unless the link has sameTab. */
export type LinkTarget =
  | { contentType: 'standardPage' | 'articlePage'; slug: string }
  | string
  | { contentType: 'internalLink'; url: string }
  | Card

export const MARKS = ['bold', 'italic', 'underline', 'code', 'superscript', 'subscript'] as const
export type RichTextMark = (typeof MARKS)[number]

export const CELLS = ['table-cell', 'table-header-cell'] as const

/**
 * What a block may contain. A part (list item, row, cell) outside its parent is replaced by its
 * content. A browser's parser rearranges HTML that breaks these rules, and then hydration fails.
 */
export const CONTENT_MODEL = {
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

export type RichTextBranchType = keyof typeof CONTENT_MODEL

/**
 * The text of rich-text nodes. Not recursive, so that a deeply nested document does not overflow
 * the stack.
 */
export function plainTextOf(nodes: unknown): string {
  const parts: string[] = []
  const waiting = readList(nodes).toReversed()
  while (waiting.length > 0) {
    const node = readRecord(waiting.pop())
    if (node?.['nodeType'] === 'text' && typeof node['value'] === 'string')
      parts.push(node['value'])
    for (const child of readList(node?.['content']).toReversed()) waiting.push(child)
  }
  return parts.join(' ').replace(/ {2,}/g, ' ').trim()
}
