import type { NavigationItem } from '#shared/contract/layout.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { SiteLink } from '../navigation/site-link.tsx'

/** The known pages whose paths are nearest to the one that was not found. */
export function PageSuggestions({ items }: { items: NavigationItem[] }) {
  const t = useTranslate()
  if (items.length === 0) return null
  return (
    <section className="errors-suggestions">
      <h2>{t('errorPage.nearestPages')}</h2>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <SiteLink to={item.url}>{item.text}</SiteLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
