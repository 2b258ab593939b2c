import { memo } from 'react'
import { serviceNames } from '#shared/messages/stations/service-name.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { Icon } from '../../ui/icon.tsx'
import { stationMessages, useStationWords } from '../station-words.tsx'
import { anew, withFilter, withoutArea, withoutFilters, withService } from './locator-changes.ts'
import { useLocatorScene } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'

/** What narrows the list, each a chip that takes itself away. */
export const ActiveFilters = memo(function ActiveFilters() {
  const t = useStationWords()
  const { query, locale } = useLocatorScene()
  const nameOf = serviceNames(stationMessages(locale).attributes)
  const chips: { key: string; name: string; without: LocatorQuery }[] = [
    ...(query.area ? [{ key: 'area', name: t('filters.area'), without: withoutArea(query) }] : []),
    ...(query.service ? [{ key: 'service', name: t(`networks.${query.service}`), without: withService(query, undefined) }] : []),
    ...(query.openNow ? [{ key: 'open', name: t('filters.openNow'), without: anew({ ...query, openNow: false }) }] : []),
    ...query.filters.map((id) => ({ key: id, name: nameOf(id), without: withFilter(query, id, false) })),
  ]
  if (chips.length === 0) return null
  return (
    <ul className="locator-chips" aria-label={t('filters.active')}>
      {chips.map(({ key, name, without }) => (
        <li key={key}>
          <QueryButton query={without} className="locator-chip" label={t('filters.remove', { name })}>
            {name}
            <Icon name="x" />
          </QueryButton>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <QueryButton query={withService(withoutArea(withoutFilters(query)), undefined)} className="locator-text-button">
            {t('filters.clear')}
          </QueryButton>
        </li>
      )}
    </ul>
  )
})
