// The Contentful rich-text document as read-rich-text.ts gives it (contract.md). Assets and entries stand inline.
import type { LinkTarget } from './card.ts'
import type { ImageAsset } from './image.ts'
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
