import type { AppDownload } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { iconBefore } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'
import { appBlocks } from './app-blocks.ts'

export function AppDownloads({ downloads }: { downloads: AppDownload[] }) {
  const t = useTranslate()
  const blocks = appBlocks(downloads)
  if (blocks.length === 0) return null
  return (
    <div className="layout-apps">
      {blocks.map(({ audience, downloads: offered }) => (
        <section key={audience} className="layout-app">
          <h2 className="layout-app-title">{t(audience === 'everyone' ? 'footer.downloadApp' : 'footer.downloadBusinessApp')}</h2>
          <ul className="layout-app-stores">
            {offered.map((download) => (
              <li key={download.store + download.url}>
                <StoreLink download={download} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function StoreLink({ download: { title, store, url } }: { download: AppDownload }) {
  const t = useTranslate()
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener"
      className={`layout-app-store ${iconBefore(store === 'appStore' ? 'app-store' : 'google-play')}`}
    >
      {t(`footer.${store}`)}
      <VisuallyHidden>
        : {title}, {t('links.opensInNewWindow')}
      </VisuallyHidden>
    </a>
  )
}
