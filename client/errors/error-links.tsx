import type { ErrorLinks as Links } from '#shared/contract/layout.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { LOCALES } from '#shared/locale/locales.ts'
import { TargetLink } from '../content/links/target-link.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

/** §2.5's labels. */
const LABELS: { name: keyof Links; icon: IconName }[] = [
  { name: 'reportProblem', icon: 'flag' },
  { name: 'customerService24h', icon: 'headset' },
  { name: 'feedbackContact', icon: 'message' },
]

/** Each label leads where the layout says, or to the contact page; then the stations. */
export function ErrorLinks({ links }: { links: Links | undefined }) {
  const t = useTranslate()
  const { locale } = useSite().addressing
  const contact = { contentType: 'internalLink', url: localizedPath('contact', locale) } as const
  return (
    <section className="errors-links" aria-labelledby="errors-links-title">
      <h2 id="errors-links-title">{t('errorPage.usefulLinks')}</h2>
      <ul>
        {LABELS.map(({ name, icon }) => {
          const link = links?.[name]
          return (
            <li key={name}>
              <TargetLink target={link?.target ?? contact} sameTab={link?.sameTab} className="errors-link">
                <Icon name={icon} />
                <span>
                  {t(`errorPage.${name}`)} {link && <span className="errors-link-more">{link.text}</span>}
                </span>
              </TargetLink>
            </li>
          )
        })}
        <li>
          <SiteLink to={localizedPath('stationLocator', locale) + LOCALES[locale].locatorQuery} className="errors-link">
            <Icon name="map-pin" />
            {t('header.searchStations')}
          </SiteLink>
        </li>
      </ul>
    </section>
  )
}
