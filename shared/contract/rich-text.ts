// The Contentful rich-text document as the content service sends it (contract.md, "RichText"). Assets and entries stand inline.
import type { ImageAsset, LinkTarget } from './content.ts'

export type RichTextMark = 'bold' | 'italic' | 'underline' | 'code' | 'superscript' | 'subscript'

export interface RichTextText {
  nodeType: 'text'
  value: string
  marks: { type: RichTextMark }[]
}

export type RichTextBranchType =
  | 'paragraph'
  | 'heading-1'
  | 'heading-2'
  | 'heading-3'
  | 'heading-4'
  | 'heading-5'
  | 'heading-6'
  | 'ordered-list'
  | 'unordered-list'
  | 'list-item'
  | 'blockquote'
  | 'hr'
  | 'table'
  | 'table-row'
  | 'table-cell'
  | 'table-header-cell'

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
