import type { AppDownload, Footer } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { iconBefore, type IconName } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

const NETWORK_ICONS: readonly IconName[] = [
  'facebook',
  'instagram',
  'linkedin',
  'tiktok',
  'youtube',
]

/** §2.6: the first two downloads are for the app, items 3 and 4 for the business app. */
export function AppDownloads({ downloads }: { downloads: AppDownload[] }) {
  const t = useTranslate()
  return (
    <div className="layout-apps ui-stack ui-gap-6">
      <AppBlock title={t('footer.downloadApp')} downloads={downloads.slice(0, 2)} />
      <AppBlock title={t('footer.downloadBusinessApp')} downloads={downloads.slice(2, 4)} />
    </div>
  )
}

/** Downloads without a url are not shown. A block without downloads is not rendered. */
function AppBlock({ title: heading, downloads }: { title: string; downloads: AppDownload[] }) {
  const t = useTranslate()
  const shown = downloads.filter(({ url }) => url !== '')
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className="layout-app-title">{heading}</h2>
      <ul className="ui-row ui-above-3">
        {shown.map(({ title, store, url }) => (
          <li key={store + url}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className={`layout-app-store ui-link ${iconBefore(store === 'appStore' ? 'app-store' : 'google-play')}`}
            >
              {t(`footer.${store}`)}
              <VisuallyHidden>
                : {title}, {t('links.opensInNewWindow')}
              </VisuallyHidden>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** §2.6: only links with a url. */
export function SocialLinks({ links }: { links: Footer['socialLinks'] }) {
  const t = useTranslate()
  const shown = links.filter(({ url }) => url !== undefined)
  if (shown.length === 0) return null
  return (
    <section>
      <h2 className="layout-social-title">{t('footer.followUs')}</h2>
      <ul className="ui-row ui-above-3">
        {shown.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className={`layout-social-link ui-icon-button ${iconBefore(NETWORK_ICONS.find((icon) => icon === name.toLowerCase()) ?? 'external')}`}
              aria-label={`${name}, ${t('links.opensInNewWindow')}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
