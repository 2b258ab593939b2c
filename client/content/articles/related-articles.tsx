import { useRef } from 'react'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useTranslate } from '../../i18n/use-translate.tsx'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { ArticleTeaserView } from './article-teaser.tsx'
import { TeaserSkeletons } from './teaser-skeletons.tsx'
import { useArticleSearch } from './use-article-search.ts'
import { useNear } from './use-near.ts'

const SHOWN = 3

/**
 * Where to read on: the newest articles of the same first tag. They are asked for when the visitor comes near, into room that is kept
 * for them; without JavaScript, or when they cannot be had, the link to all articles is the way on.
 */
export function RelatedArticles({ tag, title }: { tag: string | undefined; title: string }) {
  const t = useTranslate()
  const { addressing } = useSite()
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const { data, failed } = useArticleSearch(isNear ? (tag === undefined ? [] : [tag]) : undefined, 1)
  const related = data?.items.filter((teaser) => teaser.title !== title).slice(0, SHOWN)
  return (
    <section ref={section} className="content-section content-section--cool articles articles-related" aria-label={t('articles.related')}>
      <div className="content-section-inner">
        <header className="content-section-head">
          <h2 className="content-title">{t('articles.related')}</h2>
          <p>
            <SiteLink to={localizedPath('articles', addressing.locale)} className="content-link">
              <span>{t('articles.all')}</span>
              <Icon name="arrow-right" className="content-link-icon" />
            </SiteLink>
          </p>
        </header>
        {!failed && (
          <ul className="articles-grid articles-related-grid">
            {related?.map((teaser, index) => (
              <li key={`${teaser.id}-${index}`}>
                <ArticleTeaserView teaser={teaser} level={3} />
              </li>
            )) ?? <TeaserSkeletons count={SHOWN} />}
          </ul>
        )}
      </div>
    </section>
  )
}
