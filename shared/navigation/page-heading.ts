import type { Article } from '../contract/article.ts'
import type { Block } from '../contract/block.ts'
import type { Page } from '../contract/page.ts'

/**
 * The block with the h1 of the page: the first hero, else the search, station or article. undefined
 * when the page adds its own heading.
 */
export function headingBlock({ body, contentType, article, station }: Page): Block | undefined {
  const hero = body.find((block) => block.contentType === 'hero')
  if (hero) return hero
  const search = body.find((block) => block.contentType === 'search')
  if (search) return search
  const header = station && body.find((block) => block.contentType === 'stationHeader')
  if (header) return header
  return contentType === 'articlePage' || article
    ? body.find((block) => block.contentType === 'articleBlock')
    : undefined
}

/** The article with the h1, in a block or in the page itself. Related articles are shown below it. */
export function headingArticle(page: Page): Article | undefined {
  const block = headingBlock(page) ?? page
  return 'article' in block ? block.article : undefined
}
