import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { ArticlePages } from './use-article-pages.ts'

interface LoadMoreProps extends Pick<ArticlePages, 'amount' | 'total' | 'state' | 'next' | 'loadMore'> {
  /** of the address */
  page: number
  /** the query name of the list's pages */
  query: string
}

/** §9: how much of the list is shown, and the way to more: a button; without JavaScript, and where more cannot be loaded, links to its pages. */
export function LoadMore({ amount, total, state, next, loadMore, page, query }: LoadMoreProps) {
  const t = useTranslate()
  const { path } = useSite()
  const isWaiting = state === 'waiting'
  const hasMore = amount > 0 && amount < total
  return (
    <div className="articles-more">
      <output>{amount > 0 ? t('pagination.showing', { amount, total }) : state === 'idle' && t('articles.none')}</output>
      {hasMore && state !== 'failed' && (
        <button type="button" className="ui-button articles-more-button" aria-busy={isWaiting} onClick={() => isWaiting || loadMore()}>
          {t(isWaiting ? 'pagination.loading' : 'pagination.loadMore')}
        </button>
      )}
      <div className="articles-pages">
        {page > 1 && (
          <SiteLink to={page === 2 ? path : `${path}?${query}=${page - 1}`} rel="prev" className="ui-button ui-button-small">
            {t('pagination.previous')}
          </SiteLink>
        )}
        {hasMore && (
          <SiteLink
            to={`${path}?${query}=${next}`}
            rel="next"
            className={`ui-button ui-button-small ${state === 'failed' ? '' : 'articles-more-link'}`}
          >
            {t('pagination.next')}
          </SiteLink>
        )}
      </div>
    </div>
  )
}
