import type { SearchHit, SearchResult } from '#shared/contract/search.ts'
import { ArticleDate } from '../content/articles/article-teaser.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { formatPrice } from '../ui/price.ts'

/** Pages, articles and products, best match first, or a sentence that there are none or that the search failed. */
export function FoundContent({ content }: { content: SearchResult | undefined }) {
  const t = useTranslate('search')
  return (
    <section className="search-group">
      <h3 className="search-group-title">{t('content.title')}</h3>
      {!content && <p className="search-note">{t('content.failed')}</p>}
      {content?.items.length === 0 && <p className="search-note">{t('content.none')}</p>}
      <ol>
        {content?.items.map((hit) => (
          <li key={hit.slug} className="search-hit">
            <Hit hit={hit} />
          </li>
        ))}
      </ol>
      {content && content.total > content.items.length && (
        <p className="search-note">{t('content.more', { amount: content.items.length, total: content.total })}</p>
      )}
    </section>
  )
}

function Hit({ hit: { title, slug, category, summary, created, price } }: { hit: SearchHit }) {
  const t = useTranslate('search')
  return (
    <>
      <p className="search-meta ui-row ui-soft">
        <span>{t(`content.category.${category}`)}</span>
        {created !== '' && <ArticleDate created={created} />}
        {price !== undefined && <span>{formatPrice(price)}</span>}
      </p>
      <h4 className="search-hit-title">
        <SiteLink to={slug}>{title}</SiteLink>
      </h4>
      {summary && <p className="ui-soft">{summary}</p>}
    </>
  )
}
