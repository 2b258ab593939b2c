import { useCallback, useState } from 'react'
import { ARTICLES_PER_PAGE } from '#shared/contract/search.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'

/** How one further page of articles came out. */
export type SettledPage = { kind: 'loaded'; amount: number; total: number } | { kind: 'failed' }

export type OnSettled = (page: number, outcome: SettledPage) => void

export interface ArticlePages {
  /** the pages asked for after those the server sent */
  pages: number[]
  /** articles shown */
  amount: number
  /** articles there are */
  total: number
  state: 'idle' | 'waiting' | 'failed'
  /** the page that comes after those shown */
  next: number
  loadMore: () => void
  onSettled: OnSettled
  /** how many articles a page will bring: room is kept for them */
  expectedOn: (page: number) => number
}

/**
 * What an article list has shown so far. A search that failed at the edge (nothing sent) is tried again by the browser, from its
 * first page on; `sentPage` is the one the address asks for; not while hydrating, so that the first render is the server's.
 */
export function useArticlePages(sent: number | undefined, sentTotal: number, sentPage = 1): ArticlePages {
  const isRetrying = useHydrated() && sent === undefined
  const firstPage = sent === undefined ? sentPage : sentPage + 1
  const before = (sentPage - 1) * ARTICLES_PER_PAGE
  const [asked, setAsked] = useState(0)
  const [settled, setSettled] = useState<Readonly<Record<number, SettledPage>>>({})
  const onSettled = useCallback<OnSettled>((page, outcome) => setSettled((known) => ({ ...known, [page]: outcome })), [])

  const pages = Array.from({ length: asked + (isRetrying ? 1 : 0) }, (_, index) => firstPage + index)
  const loaded = Object.values(settled).filter((page) => page.kind === 'loaded')
  const amount = loaded.reduce((sum, page) => sum + page.amount, sent ?? 0) + before
  const total = Math.max(amount, loaded.at(-1)?.total ?? sentTotal)
  return {
    pages,
    amount,
    total,
    state: sent === undefined && pages.length === 0 ? 'waiting' : stateOf(pages.map((page) => settled[page])),
    next: firstPage + loaded.length,
    loadMore: () => setAsked(asked + 1),
    onSettled,
    expectedOn: (page) => {
      const left = total - (page - 1) * ARTICLES_PER_PAGE
      return left > 0 ? Math.min(ARTICLES_PER_PAGE, left) : ARTICLES_PER_PAGE
    },
  }
}

function stateOf(pages: (SettledPage | undefined)[]): ArticlePages['state'] {
  if (pages.some((page) => page?.kind === 'failed')) return 'failed'
  return pages.includes(undefined) ? 'waiting' : 'idle'
}
