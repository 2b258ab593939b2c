import { useEffect, useRef } from 'react'
import type { HeadingLevel } from '../page/heading.tsx'
import { ArticleTeaserView } from './article-teaser.tsx'
import { ArticlesFailed } from './articles-failed.tsx'
import { TeaserSkeletons } from './teaser-skeletons.tsx'
import type { OnSettled } from './use-article-pages.ts'
import { useArticleSearch } from './use-article-search.ts'

interface MoreArticlesProps {
  tags: string[]
  page: number
  level: HeadingLevel
  expected: number
  onSettled: OnSettled
}

/** One further page of an article list: each has its own request, its own failure and its own retry. */
export function MoreArticles({ tags, page, level, expected, onSettled }: MoreArticlesProps) {
  const { data, failed, retry } = useArticleSearch(tags, page)
  const first = useRef<HTMLAnchorElement>(null)

  useEffect(() => {
    if (!data) return
    onSettled(page, { kind: 'loaded', amount: data.items.length, total: data.total })
    // the visitor asked for them: focus goes to the first; page 1 comes by itself
    if (page > 1) first.current?.focus({ preventScroll: true })
  }, [data, page, onSettled])

  if (failed) return <ArticlesFailed page={page} onSettled={onSettled} tryAgain={retry} />
  if (!data) return <TeaserSkeletons count={expected} />
  return data.items.map((teaser, index) => (
    <li key={`${teaser.id}-${index}`}>
      <ArticleTeaserView teaser={teaser} level={level} {...(index === 0 && { linkRef: first })} />
    </li>
  ))
}
