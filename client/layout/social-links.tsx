import type { Footer } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { iconBefore, type IconName } from '../ui/icon.tsx'

const NETWORK_ICONS = new Map<string, IconName>([
  ['facebook', 'facebook'],
  ['instagram', 'instagram'],
  ['linkedin', 'linkedin'],
  ['tiktok', 'tiktok'],
  ['youtube', 'youtube'],
])

/** §2.6: only those that have a url. */
export function SocialLinks({ links }: { links: Footer['socialLinks'] }) {
  const t = useTranslate()
  const listed = links.filter(({ url }) => url !== undefined)
  if (listed.length === 0) return null
  return (
    <section className="layout-social">
      <h2 className="layout-social-title">{t('footer.followUs')}</h2>
      <ul className="layout-social-links">
        {listed.map(({ name, url }) => (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noopener"
              className={`layout-social-link ${iconBefore(NETWORK_ICONS.get(name.toLowerCase()) ?? 'external')}`}
              aria-label={`${name}, ${t('links.opensInNewWindow')}`}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
