import { serviceNames } from '#shared/messages/stations/service-name.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import type { SingleChoice } from '#shared/stations/choice-to-drop.ts'
import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import type { LocatorQuery } from '#shared/stations/locator-query.ts'
import { messagesOf } from '../../i18n/messages.ts'
import { filtersIn, withFilter, withOpenNow, withoutArea, withoutFilters, withoutService, withText } from './locator-changes.ts'
import { useLocatorQuery } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** Nothing fits: what to give up, and how many stations that would bring. */
export function EmptyList({ answer: { drop } }: { answer: LocatorAnswer }) {
  const t = useTranslate('stations')
  const { query, locale } = useLocatorQuery()
  const nameOf = serviceNames(messagesOf('stations', locale).attributes)
  const isSearch = query.q !== '' && !drop
  return (
    <div className="locator-empty">
      <p className="locator-empty-title">{isSearch ? t('empty.noMatch', { query: query.q }) : t('empty.noStations')}</p>
      {isSearch && <p>{t('empty.noMatchHelp')}</p>}
      <div className="locator-empty-actions">
        {drop?.kind === 'all' && (
          <QueryButton change={withoutFilters} className="ui-button ui-button-primary">
            {t(pluralKey('empty.dropAll', drop.count), { count: drop.count })}
          </QueryButton>
        )}
        {drop && drop.kind !== 'all' && (
          <QueryButton change={(now) => without(now, drop)} className="ui-button ui-button-primary">
            {t(pluralKey('empty.dropFilter', drop.count), { name: nameOfChoice(drop), count: drop.count })}
          </QueryButton>
        )}
        {isSearch && (
          <QueryButton change={(now) => withText(now, '')} className="ui-button">
            {t('search.clear')}
          </QueryButton>
        )}
        {drop?.kind !== 'all' && filtersIn(query) > 1 && (
          <QueryButton change={withoutFilters} className="locator-text-button">
            {t('filters.clear')}
          </QueryButton>
        )}
      </div>
    </div>
  )

  function nameOfChoice(choice: SingleChoice): string {
    if (choice.kind === 'filter') return nameOf(choice.id)
    if (choice.kind === 'area') return t('filters.area')
    return choice.kind === 'openNow' ? t('filters.openNow') : t(`networks.${query.service ?? 'all'}`)
  }
}

function without(query: LocatorQuery, drop: SingleChoice): LocatorQuery {
  if (drop.kind === 'filter') return withFilter(query, drop.id, false)
  if (drop.kind === 'area') return withoutArea(query)
  return drop.kind === 'openNow' ? withOpenNow(query, false) : withoutService(query)
}
