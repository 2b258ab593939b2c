import type { ArticleSearch } from './content.ts'

/** §9: article list blocks ask for 9 items at a time, newest first. */
export const ARTICLES_PER_PAGE = 9

/** The search request of an article list (§7). `page` counts from 1; no tags means articles of every tag. */
export function articleSearch(tags: string[], page: number): ArticleSearch {
  return {
    page,
    limit: ARTICLES_PER_PAGE,
    filter: { category: 'Article', tags },
    sort: { sortBy: 'created', sortDirection: 'desc' },
  }
}
