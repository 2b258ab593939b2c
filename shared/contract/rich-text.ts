// Rich text, links and cards as they are read (contract.md). Each may hold the other: text has links, a link may open a card, a card has text.
import type { ImageAsset } from './image.ts'
import type { Product } from './product.ts'
import type { RichTextBranchType, RichTextMark } from './rich-text-kinds.ts'

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
