import type { LocaleCode } from '#shared/locale/locales.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { LocatorLink } from '../locator-link.tsx'
import { useLocator } from '../use-query.ts'

/** The largest towns with stations, in the country of the site. */
const TOWNS: Record<LocaleCode, readonly string[]> = {
  'fi-FI': ['Helsinki', 'Espoo', 'Tampere', 'Vantaa', 'Oulu', 'Turku'],
  'sv-SE': ['Stockholm', 'Göteborg', 'Malmö', 'Uppsala', 'Västerås', 'Örebro'],
  'no-NO': ['Oslo', 'Bergen', 'Trondheim', 'Stavanger', 'Kristiansand', 'Tromsø'],
  'en-EU': ['Helsinki', 'Tampere', 'Stockholm', 'Göteborg', 'Oslo', 'Bergen'],
}

/** Without a position: towns instead of stations by alphabet. */
export function TownLinks() {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { query } = useLocator()
  return (
    <section className="locator-towns">
      <h3 className="locator-no-match-title">{t('nearest.towns')}</h3>
      <ul className="ui-row">
        {TOWNS[locale].map((town) => (
          <li key={town}>
            <LocatorLink
              className="locator-chip ui-chip"
              to={{ ...query, q: town, nearest: undefined }}
            >
              {town}
            </LocatorLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
