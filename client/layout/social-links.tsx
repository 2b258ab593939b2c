import type { Footer } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { iconBefore, type IconName } from '../ui/icon.tsx'

const NETWORK_ICONS: readonly IconName[] = ['facebook', 'instagram', 'linkedin', 'tiktok', 'youtube']

/** §2.6: only those that have a url. */
export function SocialLinks({ links }: { links: Footer['socialLinks'] }) {
  const t = useTranslate()
  const shown = links.filter(({ url }) => url !== undefined)
  if (shown.length === 0) return null
  return (
    <section className="layout-social">
      <h2 className="layout-social-title">{t('footer.followUs')}</h2>
      <ul className="layout-social-links">
        {shown.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className={`layout-social-link ${iconBefore(NETWORK_ICONS.find((icon) => icon === name.toLowerCase()) ?? 'external')}`}
              aria-label={`${name}, ${t('links.opensInNewWindow')}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
