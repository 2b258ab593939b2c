import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useTranslate } from '../../i18n/use-translate.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import type { ArticlePages } from './use-article-pages.ts'

type LoadMoreProps = Pick<ArticlePages, 'amount' | 'total' | 'state' | 'loadMore'>

/** §9: how much of the list is shown, and the way to more: a button, or without JavaScript a link to the articles' own page. */
export function LoadMore({ amount, total, state, loadMore }: LoadMoreProps) {
  const t = useTranslate()
  const { locale } = useSite().addressing
  const isWaiting = state === 'waiting'
  return (
    <div className="articles-more">
      <output>{amount > 0 ? t('pagination.showing', { amount, total }) : state === 'idle' && t('articles.none')}</output>
      {amount > 0 && amount < total && state !== 'failed' && (
        <>
          <button type="button" className="ui-button articles-more-button" aria-busy={isWaiting} onClick={() => isWaiting || loadMore()}>
            {t(isWaiting ? 'pagination.loading' : 'pagination.loadMore')}
          </button>
          <SiteLink to={localizedPath('articles', locale)} className="ui-button articles-more-link">
            {t('articles.all')}
          </SiteLink>
        </>
      )}
    </div>
  )
}
