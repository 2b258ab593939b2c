import { localizedPath, type PathKey } from '#shared/locale/localized-paths.ts'
import type { MessageKey } from '#shared/messages/message-key.ts'
import { useTranslate } from '../i18n/use-translate.tsx'
import { SiteLink } from '../navigation/site-link.tsx'
import { useSite } from '../navigation/site-context.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'

/** §2.5's labels. Reports, the service line and feedback are all received on the contact page. */
const LINKS: { text: MessageKey; to: PathKey; icon: IconName }[] = [
  { text: 'errorPage.reportProblem', to: 'contact', icon: 'flag' },
  { text: 'errorPage.customerService24h', to: 'contact', icon: 'headset' },
  { text: 'errorPage.feedbackContact', to: 'contact', icon: 'message' },
  { text: 'header.searchStations', to: 'stationLocator', icon: 'map-pin' },
]

export function ErrorLinks() {
  const t = useTranslate()
  const { locale } = useSite().addressing
  return (
    <section className="errors-links" aria-labelledby="errors-links-title">
      <h2 id="errors-links-title">{t('errorPage.usefulLinks')}</h2>
      <ul>
        {LINKS.map(({ text, to, icon }) => (
          <li key={text}>
            <SiteLink to={localizedPath(to, locale)} className="errors-link">
              <Icon name={icon} />
              {t(text)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
