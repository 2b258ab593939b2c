import { useEffect, useEffectEvent, useState } from 'react'
import { ARTICLES_PER_PAGE, type ArticleSearchResult, type ArticleTeaser } from '#shared/contract/article.ts'
import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { loadChunk } from '../../ui/load-chunk.ts'

export interface ArticleProgress {
  /** the server's, then those loaded since */
  articles: ArticleTeaser[]
  /** of all pages up to the last one shown */
  amount: number
  /** articles there are */
  total: number
  state: 'idle' | 'loading' | 'failed'
  /** the page that comes after those shown */
  nextPage: number
  /** how many articles it will bring: space is reserved for them */
  expected: number
  /** index of the first article of the page loaded last */
  firstNew: number | undefined
  loadMore: () => void
}

/** The articles of a list. When the search failed at the edge (no articles sent) the browser tries again after hydration. */
export function useMoreArticles({ articles: sent, articleTotal = 0, articlePage = 1, tags = [] }: ShownCardList): ArticleProgress {
  const { addressing } = useSite()
  const [articles, setArticles] = useState(sent ?? [])
  const [total, setTotal] = useState(articleTotal)
  const [nextPage, setNextPage] = useState(sent ? articlePage + 1 : articlePage)
  const [state, setState] = useState<ArticleProgress['state']>(sent ? 'idle' : 'loading')
  const [firstNew, setFirstNew] = useState<number>()

  async function search(): Promise<ArticleSearchResult> {
    const { searchArticles } = await loadChunk(() => import('./search-articles.ts'))
    return searchArticles(tags, nextPage, addressing)
  }

  function show(found: ArticleSearchResult): void {
    setFirstNew(articles.length)
    setArticles([...articles, ...found.items])
    setTotal(found.total)
    setNextPage(nextPage + 1)
    setState('idle')
  }

  const fail = () => setState('failed')

  function loadMore(): void {
    setState('loading')
    search().then(show, fail)
  }

  const retryAfterHydration = useEffectEvent(() => {
    if (!sent) search().then(show, fail)
  })
  useEffect(() => retryAfterHydration(), [])

  const amount = articles.length + (articlePage - 1) * ARTICLES_PER_PAGE
  const left = total - (nextPage - 1) * ARTICLES_PER_PAGE
  const expected = left > 0 ? Math.min(ARTICLES_PER_PAGE, left) : ARTICLES_PER_PAGE
  return { articles, amount, total: Math.max(amount, total), state, nextPage, expected, firstNew, loadMore }
}
