import { useEffect, useRef } from 'react'
import type { HeadingLevel } from '../page/heading.tsx'
import { ArticleTeaserView } from './article-teaser.tsx'
import { ArticlesFailed } from './articles-failed.tsx'
import { TeaserSkeletons } from './teaser-skeletons.tsx'
import { useArticleSearch } from './use-article-search.ts'

export interface LoadedPage {
  number: number
  amount: number
  /** articles there are in all */
  total: number
}

interface MoreArticlesProps {
  tags: string[]
  page: number
  level: HeadingLevel
  /** how many will come: room is kept for them */
  expected: number
  /** the visitor asked for it: focus goes to the first new article */
  takesFocus: boolean
  onLoaded: (page: LoadedPage) => void
}

/** One further page of an article list: each has its own request, its own failure and its own retry. */
export function MoreArticles({ tags, page, level, expected, takesFocus, onLoaded }: MoreArticlesProps) {
  const { data, failed, retry } = useArticleSearch(tags, page)
  const first = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!data) return
    onLoaded({ number: page, amount: data.items.length, total: data.total })
    if (takesFocus) first.current?.focus({ preventScroll: true })
  }, [data, page, takesFocus, onLoaded])

  if (failed) return <li className="articles-failed-item"><ArticlesFailed retry={retry} /></li>
  if (!data) return <TeaserSkeletons count={expected} />
  return data.items.map((teaser, index) => (
    <li key={`${teaser.id}-${index}`}>
      <ArticleTeaserView teaser={teaser} level={level} {...(index === 0 && { linkRef: first })} />
    </li>
  ))
}
