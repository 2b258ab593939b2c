import { useEffect, useRef, useState } from 'react'
import type { ArticleTeaser } from '#shared/contract/article.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { iconAfter } from '../../ui/icon.tsx'
import { loadChunk } from '../../ui/load-chunk.ts'
import { Section } from '../blocks/section.tsx'
import { ArticleTeaserView, TeaserSkeletons } from './article-teaser.tsx'
import { useNear } from './use-near.ts'

/** A row of them. */
const RELATED_SHOWN = 3

/**
 * The newest articles of the same first tag, loaded when the visitor scrolls near, into reserved space. Without JavaScript, or when they
 * fail to load, the link to all articles remains.
 */
export function RelatedArticles({ tag, title }: { tag: string | undefined; title: string }) {
  const t = useTranslate()
  const { addressing } = useSite()
  const list = useRef<HTMLUListElement>(null)
  const isNear = useNear(list)
  const [related, setRelated] = useState<ArticleTeaser[]>()

  useEffect(() => {
    async function load(): Promise<ArticleTeaser[]> {
      // a page is never reloaded because of scrolling (WCAG 3.2.2)
      const { searchArticles } = await loadChunk(() => import('./search-articles.ts'), { mayReload: () => false })
      const { items } = await searchArticles(tag === undefined ? [] : [tag], 1, addressing)
      return items.filter((teaser) => teaser.title !== title).slice(0, RELATED_SHOWN)
    }
    if (isNear) load().then(setRelated, () => setRelated([]))
  }, [isNear, tag, title, addressing])

  const allArticles = (
    <SiteLink to={localizedPath('articles', addressing.locale)} className={`content-link ${iconAfter('arrow-right')}`}>
      {t('articles.all')}
    </SiteLink>
  )
  return (
    <Section className="articles" tone="cool" title={t('articles.related')} anchor={undefined} beside={allArticles}>
      <ul className="articles-grid" ref={list}>
        {related?.map((teaser, index) => (
          <li key={`${teaser.id}-${index}`}>
            <ArticleTeaserView teaser={teaser} level={3} />
          </li>
        )) ?? <TeaserSkeletons count={RELATED_SHOWN} />}
      </ul>
    </Section>
  )
}
