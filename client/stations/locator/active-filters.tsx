import { memo } from 'react'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { Icon } from '../../ui/icon.tsx'
import { messagesOf } from '../../i18n/messages.ts'
import { withFilter, withOpenNow, withoutArea, withoutFilters, withoutService } from './locator-changes.ts'
import { type QueryChange, useLocatorQuery } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface Chip {
  key: string
  name: string
  without: QueryChange
}

/** What narrows the list, each a chip that takes itself away. */
export const ActiveFilters = memo(function ActiveFilters() {
  const t = useTranslate('stations')
  const { query, locale } = useLocatorQuery()
  const nameOf = serviceNames(messagesOf('stations', locale).attributes)
  const chips: Chip[] = []
  if (query.area) chips.push({ key: 'area', name: t('filters.area'), without: withoutArea })
  if (query.service) chips.push({ key: 'service', name: t(`networks.${query.service}`), without: withoutService })
  if (query.openNow) chips.push({ key: 'open', name: t('filters.openNow'), without: (now) => withOpenNow(now, false) })
  for (const id of query.filters) chips.push({ key: id, name: nameOf(id), without: (now) => withFilter(now, id, false) })
  if (chips.length === 0) return null
  return (
    <ul className="locator-chips" aria-label={t('filters.active')}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <QueryButton change={without} className="locator-chip" label={t('filters.remove', { name })}>
            {name}
            <Icon name="x" />
          </QueryButton>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <QueryButton change={withoutFilters} className="locator-text-button">
            {t('filters.clear')}
          </QueryButton>
        </li>
      )}
    </ul>
  )
})
