// Builders of valid content. Tests override fields.

import type { BlockProps } from '#client/content/blocks/block-props.ts'
import type { Article } from '#shared/contract/article.ts'
import type { Block } from '#shared/contract/block.ts'
import type { ImageAsset } from '#shared/contract/image.ts'
import type {
  Card,
  RichTextBranchType,
  RichTextDocument,
  RichTextMark,
  RichTextNode,
} from '#shared/contract/rich-text-document.ts'
import type { ShownBlock, ShownPage } from '#shared/navigation/shown-page.ts'

export function text(value: string, ...marks: RichTextMark[]): RichTextNode {
  return { nodeType: 'text', value, marks: marks.map((type) => ({ type })) }
}

export function node(
  nodeType: RichTextBranchType,
  ...content: (RichTextNode | string)[]
): RichTextNode {
  return {
    nodeType,
    content: content.map((part) => (typeof part === 'string' ? text(part) : part)),
  }
}

export function doc(...content: RichTextNode[]): RichTextDocument {
  return { nodeType: 'document', content }
}

export function link(uri: string, words = 'words'): RichTextNode {
  return { nodeType: 'hyperlink', data: { uri }, content: [text(words)] }
}

export function image(more: Partial<ImageAsset> = {}): ImageAsset {
  return {
    id: 'picture',
    ext: 'png',
    src: '/images/station.png',
    width: 1920,
    height: 1200,
    alt: 'A station',
    ...more,
  }
}

export function card(id: string, more: Partial<Card> = {}): Card {
  return { contentType: 'card', id, title: `Card ${id}`, ...more }
}

export function article(more: Partial<Article> = {}): Article {
  return {
    id: 'boats',
    title: 'The boating season',
    created: '2026-05-04T22:30:00Z',
    tags: ['news'],
    articleContent: doc(node('paragraph', 'Words.')),
    ...more,
  }
}

export function page(
  body: Block[],
  more: Partial<ShownPage['content']> = {},
): ShownPage['content'] {
  return { slug: '/page', title: 'The page', contentType: 'standardPage', body, ...more }
}

/** The props of a block's view, on a page with its own heading. */
export function blockProps<Shown extends ShownBlock>(
  block: Shown,
  more: Partial<ShownPage['content']> = {},
): BlockProps<Shown> {
  return { block, page: page([], more), lead: false }
}
