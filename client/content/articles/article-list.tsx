import { useCallback, useState } from 'react'
import { ARTICLES_PER_PAGE } from '#shared/contract/article-search.ts'
import type { CardListBlock } from '#shared/contract/content.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useTranslate } from '../../i18n/use-translate.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Section } from '../blocks/section.tsx'
import { ArticleTeaserView } from './article-teaser.tsx'
import { MoreArticles, type LoadedPage } from './more-articles.tsx'

/** With fewer than this a large first one would stand alone in its row. */
const ENOUGH_TO_FEATURE = 3

/** §9: 9 articles at a time, newest first. The first are there already; each press of "Load more" adds a page of them. */
export function ArticleList({ block, anchor }: { block: CardListBlock; anchor: string | undefined }) {
  const t = useTranslate()
  const { locale } = useSite().addressing
  const { title, tags = [], articles, articleTotal = 0 } = block
  const level = title ? 3 : 2
  // a search that failed at the edge is tried again here, from its first page on
  const firstPage = articles ? 2 : 1
  const [lastPage, setLastPage] = useState(1)
  const [loaded, setLoaded] = useState<readonly LoadedPage[]>([])
  const onLoaded = useCallback((page: LoadedPage) => setLoaded((before) => [...before.filter(({ number }) => number !== page.number), page]), [])

  const amount = loaded.reduce((sum, page) => sum + page.amount, articles?.length ?? 0)
  const total = Math.max(amount, loaded.at(-1)?.total ?? articleTotal)
  const isWaiting = lastPage - firstPage + 1 > loaded.length
  const pages = Array.from({ length: Math.max(0, lastPage - firstPage + 1) }, (_, index) => firstPage + index)

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
          <MoreArticles key={page} tags={tags} page={page} level={level} expected={expectedOn(page, total)} takesFocus={page > 1} onLoaded={onLoaded} />
        ))}
      </ul>
      <div className="articles-more">
        <p role="status">{amount === 0 ? !isWaiting && t('articles.none') : t('pagination.showing', { amount, total })}</p>
        {amount > 0 && amount < total && (
          <>
            <button type="button" className="ui-button articles-more-button" aria-busy={isWaiting} onClick={() => isWaiting || setLastPage(lastPage + 1)}>
              {t(isWaiting ? 'pagination.loading' : 'pagination.loadMore')}
            </button>
            <SiteLink to={localizedPath('articles', locale)} className="ui-button articles-more-link">{t('articles.all')}</SiteLink>
          </>
        )}
      </div>
    </Section>
  )
}

function expectedOn(page: number, total: number): number {
  const left = total - (page - 1) * ARTICLES_PER_PAGE
  return left > 0 ? Math.min(ARTICLES_PER_PAGE, left) : ARTICLES_PER_PAGE
}
