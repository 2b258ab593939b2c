import { expect, test } from 'vitest'
import { newsHref } from '#client/articles/news-href.ts'
import type { ShownCardList } from '#shared/navigation/shown-page.ts'

const list: ShownCardList = {
  contentType: 'cardList',
  display: { component: 'newsList' },
  articleQuery: 'page-2',
  year: 2026,
  topic: 'r & d',
}

test.each([
  [{ page: 3 }, '/x?year=2026&topic=r+%26+d&page-2=3#list'],
  [{ page: 1 }, '/x?year=2026&topic=r+%26+d#list'],
  [{ year: 2025 }, '/x?year=2025&topic=r+%26+d#list'],
  [{ year: undefined }, '/x?topic=r+%26+d#list'],
  [{ year: undefined, topic: undefined }, '/x#list'],
])(
  'the choice %o keeps the other choices, and starts at the first page unless it has a page',
  (choice, href) => {
    expect(newsHref('/x', list, choice, 'list')).toBe(href)
  },
)
