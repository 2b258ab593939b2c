import type { ShownBlock, ShownCardList } from './shown-page.ts'

// The further pages of an article list by link: `?page=2`; of the second list of a page `?page-2=3`.
const NAME = /^page(?:-[2-9])?$/
const NUMBER = /^(?:[2-9]|[1-9]\d{1,2})$/

/** The query name of a page's list, by its place among the lists, counted from 0. */
export function articlesQueryName(list: number): string {
  return list === 0 ? 'page' : `page-${list + 1}`
}

/** The pages asked for, by query name: what is no number from 2 to 999 is not there. */
export function articlePages(query: Iterable<[string, string]>): Map<string, number> {
  const asked = [...query].filter(([name, value]) => NAME.test(name) && NUMBER.test(value))
  return new Map(asked.map(([name, value]) => [name, Number(value)]))
}

export function isArticleList(block: ShownBlock): block is ShownCardList {
  return block.contentType === 'cardList' && block.display.component === 'articleList'
}
