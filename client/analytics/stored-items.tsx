import type { MessagesByNamespace } from '#shared/messages/messages.ts'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { useSite } from '../navigation/site-context.tsx'
import { STORED_NAMES, type StoredPurpose } from '../storage/stored-names.ts'

export type Category = (typeof STORED_NAMES)[StoredPurpose]['category']

/** The cookies and storage keys of one category, each with its purpose, lifetime and recipient. */
export function StoredItems({ category }: { category: Category }) {
  const t = useTranslate('consent')
  const { config } = useSite()
  const locale = useLocale()
  const isMeasured = config.tagManagers?.[locale] !== undefined
  const items = PURPOSES.filter((purpose) => {
    const { category: own, recipient } = STORED_NAMES[purpose]
    return own === category && (recipient === 'St1' || isMeasured)
  })
  if (items.length === 0) return <p>{t('items.nothing')}</p>
  return (
    <ul className="analytics-stored ui-stack">
      {items.map((purpose) => {
        const { name, area, lifetime, recipient } = STORED_NAMES[purpose]
        return (
          <li key={purpose}>
            <p>
              <code>{purpose === 'locale' ? config.localeCookie : name}</code> (
              {t(`items.areas.${area}`)})
            </p>
            <p>{t(`items.purposes.${purpose}`)}</p>
            <p>{t('items.kept', { lifetime: t(`items.lifetimes.${lifetime}`), recipient })}</p>
          </li>
        )
      })}
    </ul>
  )
}

/** The compiler requires a text for each purpose. */
const PURPOSES = Object.keys(STORED_NAMES).filter(isPurpose)

function isPurpose(
  name: string,
): name is StoredPurpose & keyof MessagesByNamespace['consent']['items']['purposes'] {
  return Object.hasOwn(STORED_NAMES, name)
}
