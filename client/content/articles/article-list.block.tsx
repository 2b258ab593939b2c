import type { ShownCardList } from '#shared/navigation/shown-page.ts'
import { lazyCode } from '../../ui/lazy-code.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { Section } from '../blocks/section.tsx'
import { ArticleTeaserView } from './article-teaser.tsx'
import { ArticlesFailed } from './articles-failed.tsx'
import { LoadMore } from './load-more.tsx'
import { TeaserSkeletons } from './teaser-skeletons.tsx'
import { useArticlePages } from './use-article-pages.ts'

// never in the server's HTML: what asks for more is loaded when more is asked for
const moreArticles = lazyCode(import.meta.env.SSR || (async () => (await import('./more-articles.tsx')).MoreArticles))

/** With fewer than this a large first one would stand alone in its row. */
const ENOUGH_TO_FEATURE = 3

/** §9: 9 articles at a time, newest first. The first are there already; each press of "Load more" adds a page of them. */
export default function ArticleList({ block, anchor }: { block: ShownCardList; anchor: string | undefined }) {
  const { title, tags = [], articles, articleTotal = 0, articlePage = 1, articleQuery = 'page' } = block
  const { pages, onSettled, expectedOn, ...progress } = useArticlePages(articles?.length, articleTotal, articlePage)
  const level = title ? 3 : 2
  return (
    <Section className="articles" tone="cool" title={title} anchor={anchor}>
      <ul className="articles-grid">
        {articles?.map((teaser, index) => {
          const featured = index === 0 && articlePage === 1 && articles.length >= ENOUGH_TO_FEATURE
          return (
            <li key={`${teaser.id}-${index}`} className={featured ? 'articles-featured' : undefined}>
              <ArticleTeaserView teaser={teaser} level={level} featured={featured} />
            </li>
          )
        })}
        {pages.map((page) => (
          <OnDemand
            key={page}
            code={moreArticles}
            waiting={<TeaserSkeletons count={expectedOn(page)} />}
            renderFailed={(tryAgain) => <ArticlesFailed page={page} onSettled={onSettled} tryAgain={tryAgain} />}
          >
            {(MoreArticles) => <MoreArticles tags={tags} page={page} level={level} expected={expectedOn(page)} onSettled={onSettled} />}
          </OnDemand>
        ))}
        {!articles && pages.length === 0 && <TeaserSkeletons count={expectedOn(1)} />}
      </ul>
      <LoadMore {...progress} page={articlePage} query={articleQuery} />
    </Section>
  )
}
