import { memo } from 'react'
import { QUICK_FILTERS } from '#shared/stations/station-filters.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { withChange, withFilter } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'

/** "Open now" and the quick filters as toggles. A filter that no station has is not offered. */
export const QuickFilters = memo(function QuickFilters() {
  const t = useTranslate('stations')
  const { start, query } = useLocatorContext()
  return (
    <ul className="locator-quick" aria-label={t('filters.quick')}>
      <li>
        <QueryButton
          change={(now) => withChange(now, { openNow: !now.openNow, openAt: undefined })}
          pressed={query.openNow}
          className="locator-pill ui-link"
        >
          <span className="locator-open-dot" aria-hidden="true" />
          {t('filters.openNow')}
        </QueryButton>
      </li>
      {QUICK_FILTERS.filter(({ id }) => start.kind !== 'list' || !start.absent.includes(id) || query.filters.includes(id)).map(
        ({ id, icon, quickFilterIcon = icon }) => (
          <li key={id}>
            <QueryButton
              change={(now) => withFilter(now, id, !now.filters.includes(id))}
              pressed={query.filters.includes(id)}
              className="locator-pill ui-link"
            >
              <Icon name={quickFilterIcon} />
              {t(`attributes.${id}`)}
            </QueryButton>
          </li>
        ),
      )}
    </ul>
  )
})
