import type { ContentLink } from '#shared/contract/rich-text-document.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import type { SearchAnswer } from '#shared/search/search-answer.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { Heading } from '../content/page/heading.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { Icon } from '../ui/icon.tsx'
import { searchHref } from './search-href.ts'

/**
 * Help when nothing was found: check the spelling, search for one word, telephone and form of
 * customer service, what others search.
 */
export function EmptySearch({ answer: { q, popular, phone } }: { answer: SearchAnswer }) {
  const t = useTranslate('search')
  const words = q.split(' ')
  return (
    <>
      <p className="ui-above-4">{t('results.tips')}</p>
      {words.length > 1 && <OneWord words={words} />}
      <div className="ui-row ui-gap-2 ui-above-4">
        {phone && (
          <TargetLink
            target={phone.target}
            sameTab={phone.sameTab}
            className="ui-button ui-button-dark"
          >
            {t('results.call', { phone: phone.text })}
          </TargetLink>
        )}
        <SiteLink page="contact" className="ui-button">
          {t('results.write')}
        </SiteLink>
      </div>
      <PopularLinks links={popular} level={2} />
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
            <SiteLink to={searchHref(search, { q: word })} className="ui-chip">
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
    <div className="search-group ui-measure">
      <Heading level={level} className="search-group-title">
        {t('results.popular')}
      </Heading>
      <ul>
        {links.map((link, index) => (
          <li key={`${index} ${link.text}`} className="search-hit ui-line ui-gap-4 ui-hover">
            <TargetLink {...link} className="search-popular ui-cover" />
            <Icon name="chevron-right" />
          </li>
        ))}
      </ul>
    </div>
  )
}
