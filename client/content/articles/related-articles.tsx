import { useRef } from 'react'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useSite } from '../../navigation/site-context.tsx'
import { SiteLink } from '../../navigation/site-link.tsx'
import { iconAfter } from '../../ui/icon.tsx'
import { lazyCode } from '../../ui/lazy-code.ts'
import { OnDemand } from '../../ui/on-demand.tsx'
import { Section } from '../blocks/section.tsx'
import { RELATED_SHOWN } from './related-shown.ts'
import { TeaserSkeletons } from './teaser-skeletons.tsx'
import { useNear } from './use-near.ts'

const relatedTeasers = lazyCode(import.meta.env.SSR || (async () => (await import('./related-teasers.tsx')).RelatedTeasers), {
  mayReload: () => false,
})

/**
 * Where to read on: the newest articles of the same first tag. They are asked for when the visitor comes near, into room that is kept
 * for them; without JavaScript, or when they cannot be had, the link to all articles is the way on.
 */
export function RelatedArticles({ tag, title }: { tag: string | undefined; title: string }) {
  const t = useTranslate()
  const { addressing } = useSite()
  const place = useRef<HTMLUListElement>(null)
  const isNear = useNear(place)
  const waiting = <TeaserSkeletons count={RELATED_SHOWN} />
  const allArticles = (
    <SiteLink to={localizedPath('articles', addressing.locale)} className={`content-link ${iconAfter('arrow-right')}`}>
      {t('articles.all')}
    </SiteLink>
  )
  return (
    <Section className="articles" tone="cool" title={t('articles.related')} anchor={undefined} beside={allArticles}>
      <ul className="articles-grid" ref={place}>
        {isNear ? (
          <OnDemand code={relatedTeasers} waiting={waiting} renderFailed={nothing}>
            {(RelatedTeasers) => <RelatedTeasers tag={tag} title={title} />}
          </OnDemand>
        ) : (
          waiting
        )}
      </ul>
    </Section>
  )
}

/** The link to all articles stands beside it. */
function nothing() {
  return null
}
