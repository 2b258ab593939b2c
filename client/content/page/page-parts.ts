import type { Article } from '#shared/contract/article.ts'
import type { Block } from '#shared/contract/block.ts'
import type { Page } from '#shared/contract/page.ts'
import {
  type Card,
  type ContentLink,
  type RichTextDocument,
  type RichTextNode,
  plainTextOf,
} from '#shared/contract/rich-text-document.ts'

export interface PageParts {
  /** the id of each part: block titles, articles, headings of rich text, cards */
  anchors: ReadonlyMap<object, string>
  /** the cards that links of the page open as dialogs (§2.7) */
  dialogs: Card[]
}

/** Ids of the frame around the page (worker/render/document.tsx, client/page, client/layout). */
const TAKEN = [
  'root',
  'state',
  'content',
  'menu',
  'header',
  'footer',
  'navigation',
  'language',
  'search',
  'search-field',
  'search-results',
]

/**
 * Gives an id, such as 'how-to-use-a-code', to every part of a page that links can point to. The
 * ids are unique. They come from the content and not from a counter during rendering, so that
 * server and browser have the same ids.
 */
export function pageParts(page: Page): PageParts {
  const anchors = new Map<object, string>()
  const dialogs: Card[] = []
  const taken = new Set(TAKEN)

  function name(part: object, wanted: string): void {
    const base = wanted === '' ? 'part' : wanted
    let id = base
    for (let next = 2; taken.has(id); next++) id = `${base}-${next}`
    taken.add(id)
    anchors.set(part, id)
  }

  function inBlock(block: Block): void {
    if ('title' in block && block.title !== undefined && block.contentType !== 'hero')
      name(block, slugOf(block.title))
    if (block.contentType === 'hero') inPart(block)
    else if (block.contentType === 'richText') block.text.content.forEach(inNode)
    else if (block.contentType === 'cardList') {
      block.cards?.forEach(inCard)
      inPart({ links: block.links ?? [] })
    } else if (block.contentType === 'articleBlock') inArticle(block.article)
  }

  function inArticle(article: Article): void {
    if (anchors.has(article)) return
    name(article, slugOf(article.title))
    article.articleContent.content.forEach(inNode)
  }

  function inCard(card: Card): void {
    name(card, slugOf(card.id))
    inPart(card)
  }

  function inPart({ text, links = [] }: { text?: RichTextDocument; links?: ContentLink[] }): void {
    text?.content.forEach(inNode)
    for (const { target } of links) inTarget(target)
  }

  function inTarget(target: ContentLink['target']): void {
    if (typeof target === 'string' || target.contentType !== 'card') return
    dialogs.push(target)
    inCard(target)
  }

  function inNode(node: RichTextNode): void {
    if (node.nodeType.startsWith('heading-') && 'content' in node)
      name(node, slugOf(plainTextOf(node.content)))
    if (node.nodeType === 'entry-hyperlink') inTarget(node.data.target)
    if ('content' in node) node.content.forEach(inNode)
  }

  page.body.forEach(inBlock)
  if (page.article) inArticle(page.article)
  return { anchors, dialogs }
}

const MAX_SLUG = 80
/** letters that normalisation does not split into a base and a mark */
const LETTERS: Record<string, string> = { ø: 'o', æ: 'ae', ß: 'ss', þ: 'th', ð: 'd' }

/** 'Näin käytät koodia?' becomes 'nain-kaytat-koodia'; '' without letters or digits. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[øæßþð]/g, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')
}
