import type { ArticleTeaser } from '#shared/contract/article.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { iconAfter } from '../../ui/icon.tsx'
import { Section } from '../blocks/section.tsx'
import { ArticleTeaserView } from './article-teaser.tsx'

/** A row of them. */
const RELATED_SHOWN = 3

/** The newest articles of the same first tag, and the way to all. When the search failed only the way remains. */
export function RelatedArticles({ articles, title }: { articles: ArticleTeaser[]; title: string }) {
  const t = useTranslate()
  const others = articles.filter((teaser) => teaser.title !== title).slice(0, RELATED_SHOWN)
  const allArticles = (
    <SiteLink page="articles" className={`content-link ${iconAfter('arrow-right')}`}>
      {t('articles.all')}
    </SiteLink>
  )
  return (
    <Section className="articles" tone="cool" title={t('articles.related')} anchor={undefined} beside={allArticles}>
      <ul className="articles-grid">
        {others.map((teaser, index) => (
          <li key={`${teaser.id}-${index}`}>
            <ArticleTeaserView teaser={teaser} level={3} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
