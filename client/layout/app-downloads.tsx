import type { AppDownload } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { iconBefore } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

export function AppDownloads({ downloads }: { downloads: AppDownload[] }) {
  const t = useTranslate()
  const blocks = appBlocks(downloads)
  if (blocks.length === 0) return null
  return (
    <div className="layout-apps">
      {blocks.map((block) => (
        <section key={block.audience} className="layout-app">
          <h2 className="layout-app-title">{t(block.audience === 'everyone' ? 'footer.downloadApp' : 'footer.downloadBusinessApp')}</h2>
          <ul className="layout-app-stores">
            {block.downloads.map(({ title, store, url }) => (
              <li key={store + url}>
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
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** §2.6: the first two downloads are the app's, items 3 and 4 the business app's. One without a url is not shown, nor is an empty block. */
export function appBlocks(downloads: AppDownload[]) {
  return [
    { audience: 'everyone', downloads: downloads.slice(0, 2) },
    { audience: 'business', downloads: downloads.slice(2, 4) },
  ]
    .map((block) => ({ ...block, downloads: block.downloads.filter(({ url }) => url !== '') }))
    .filter((block) => block.downloads.length > 0)
}
