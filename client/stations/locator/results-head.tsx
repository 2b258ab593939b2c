import { pluralKey } from '#shared/messages/messages.ts'
import type { FoundPlace } from '#shared/stations/find-stations.ts'
import { choicesIn } from '#shared/stations/locator-choices.ts'
import { Icon } from '../../ui/icon.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { withChange } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { PlaceChip } from './place-chip.tsx'
import { QueryButton } from './query-button.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface ResultsHeadProps {
  total: number
  place: FoundPlace | undefined
  /** where distances start. known: the visitor's position or the searched place; guess: a position that the edge guesses; undefined: unknown */
  origin: 'known' | 'guess' | undefined
}

/** The number of results, their order and view, and the active filters. */
export function ResultsHead({ total, place, origin }: ResultsHeadProps) {
  const t = useTranslate('stations')
  const { query } = useLocatorContext()
  const isByName = query.sort === 'name'
  return (
    <div className="locator-head ui-row">
      <p className="locator-count" tabIndex={-1}>
        {t(pluralKey('list.count', total), { count: total })}
      </p>
      {origin === 'guess' && !isByName && <p className="locator-guess ui-soft">{t('position.approximate')}</p>}
      {origin && (
        <fieldset className="locator-switch" aria-label={t('list.sort')}>
          <QueryButton change={(now) => withChange(now, { sort: undefined })} pressed={!isByName} className="locator-switch-button ui-link">
            {t('list.byDistance')}
          </QueryButton>
          <QueryButton change={(now) => withChange(now, { sort: 'name' })} pressed={isByName} className="locator-switch-button ui-link">
            {t('list.byName')}
          </QueryButton>
        </fieldset>
      )}
      <fieldset className="locator-switch locator-view locator-needs-script" aria-label={t('view.label')}>
        {(['list', 'map'] as const).map((view) => (
          <QueryButton
            key={view}
            change={(now) => ({ ...now, view })}
            pressed={query.view === view}
            className="locator-switch-button ui-link"
          >
            <Icon name={view} />
            {t(`view.${view}`)}
          </QueryButton>
        ))}
      </fieldset>
      {(place || choicesIn(query).length > 0) && (
        <div className="locator-narrowed ui-row">
          {place && <PlaceChip place={place} />}
          <ActiveFilters />
        </div>
      )}
    </div>
  )
}
