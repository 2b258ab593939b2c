import { lazy, Suspense } from 'react'
import type { CardListBlock } from '#shared/contract/content.ts'
import { Section } from '../blocks/section.tsx'
import { ArticleTeaserView } from './article-teaser.tsx'
import { LoadMore } from './load-more.tsx'
import { TeaserSkeletons } from './teaser-skeletons.tsx'
import { useArticlePages } from './use-article-pages.ts'

// never in the server's HTML: what asks for more is fetched when more is asked for
const MoreArticles = lazy(async () => ({ default: (await import('#browser/content/articles/more-articles.tsx')).MoreArticles }))

/** With fewer than this a large first one would stand alone in its row. */
const ENOUGH_TO_FEATURE = 3

/** §9: 9 articles at a time, newest first. The first are there already; each press of "Load more" adds a page of them. */
export function ArticleList({ block, anchor }: { block: CardListBlock; anchor: string | undefined }) {
  const { title, tags = [], articles, articleTotal = 0 } = block
  const { pages, onSettled, expectedOn, ...progress } = useArticlePages(articles?.length, articleTotal)
  const level = title ? 3 : 2
  return (
    <Section className="articles" tone="cool" title={title} anchor={anchor}>
      <ul className="articles-grid">
        {articles?.map((teaser, index) => {
          const featured = index === 0 && articles.length >= ENOUGH_TO_FEATURE
          return (
            <li key={`${teaser.id}-${index}`} className={featured ? 'articles-featured' : undefined}>
              <ArticleTeaserView teaser={teaser} level={level} featured={featured} />
            </li>
          )
        })}
        {pages.map((page) => (
          <Suspense key={page} fallback={<TeaserSkeletons count={expectedOn(page)} />}>
            <MoreArticles tags={tags} page={page} level={level} expected={expectedOn(page)} onSettled={onSettled} />
          </Suspense>
        ))}
        {!articles && pages.length === 0 && <TeaserSkeletons count={expectedOn(1)} />}
      </ul>
      <LoadMore {...progress} />
    </Section>
  )
}
