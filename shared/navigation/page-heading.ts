import type { Article } from '../contract/article.ts'
import type { Block } from '../contract/block.ts'
import type { Page } from '../contract/page.ts'

/** Which block carries the page's one h1: the first hero, else the page's station or article. Undefined: the page gets a heading of its own. */
export function headingBlock({ body, contentType, article, station }: Page): Block | undefined {
  const hero = body.find((block) => block.contentType === 'hero')
  if (hero) return hero
  const header = station && body.find((block) => block.contentType === 'stationHeader')
  if (header) return header
  return contentType === 'articlePage' || article ? body.find((block) => block.contentType === 'articleBlock') : undefined
}

/** The article that carries it, in a block or as the page's own: it leads on to others. */
export function headingArticle(page: Page): Article | undefined {
  const block = headingBlock(page) ?? page
  return 'article' in block ? block.article : undefined
}
