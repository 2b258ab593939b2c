import { LOCALES } from '#shared/locale/locales.ts'
import type { ContentLink } from '#shared/contract/rich-text.ts'
import type { SearchAnswer } from '#shared/search/search-answer.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { Heading } from '../content/page/heading.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { searchHref } from './search-href.ts'

/** Help when nothing was found: check the spelling, search for one word, popular links, customer service. */
export function EmptySearch({ answer: { q, popular } }: { answer: SearchAnswer }) {
  const t = useTranslate('search')
  const words = q.split(' ')
  return (
    <>
      <p className="search-help">{t('results.tips')}</p>
      {words.length > 1 && <OneWord words={words} />}
      <PopularLinks links={popular} level={2} />
      <p className="search-help">
        <SiteLink page="contact">{t('results.contact')}</SiteLink>
      </p>
    </>
  )
}

function OneWord({ words }: { words: string[] }) {
  const t = useTranslate('search')
  const { search } = LOCALES[useLocale()].paths
  return (
    <div className="search-group">
      <h2 className="search-group-title">{t('results.oneWord')}</h2>
      <ul className="search-links ui-row">
        {[...new Set(words)].map((word) => (
          <li key={word}>
            <SiteLink to={searchHref(search, { q: word })} className="search-link">
              {word}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

export function PopularLinks({ links, level }: { links: ContentLink[]; level: number }) {
  const t = useTranslate('search')
  if (links.length === 0) return null
  return (
    <div className="search-group">
      <Heading level={level} className="search-group-title">
        {t('results.popular')}
      </Heading>
      <ul className="search-links ui-row">
        {links.map((link, index) => (
          <li key={`${index} ${link.text}`}>
            <TargetLink {...link} className="search-link" />
          </li>
        ))}
      </ul>
    </div>
  )
}
