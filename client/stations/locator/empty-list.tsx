import { pluralKey } from '#shared/messages/messages.ts'
import type { ChoiceToDrop } from '#shared/stations/locator-answer.ts'
import { choicesIn, withoutChoice } from '#shared/stations/locator-choices.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useChoiceName } from './active-filters.tsx'
import { withChange, withoutFilters, withText } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'

/** Shown when no station matches. It suggests a filter to remove, with the number of stations that then match. */
export function EmptyList({ drop }: { drop: ChoiceToDrop | undefined }) {
  const t = useTranslate('stations')
  const { query } = useLocatorContext()
  const nameOf = useChoiceName()
  const isSearch = query.q !== '' && !drop
  return (
    <div className="locator-empty">
      <p className="locator-empty-title">{isSearch ? t('empty.noMatch', { query: query.q }) : t('empty.noStations')}</p>
      {isSearch && <p>{t('empty.noMatchHelp')}</p>}
      <div className="locator-empty-actions ui-row">
        {drop && (
          <QueryButton
            change={(now) => (drop.kind === 'all' ? withoutFilters(now) : withChange(withoutChoice(now, drop)))}
            className="ui-button ui-button-primary"
          >
            {drop.kind === 'all'
              ? t(pluralKey('empty.dropAll', drop.count), { count: drop.count })
              : t(pluralKey('empty.dropFilter', drop.count), { name: nameOf(drop), count: drop.count })}
          </QueryButton>
        )}
        {isSearch && (
          <QueryButton change={(now) => withText(now, '')} className="ui-button">
            {t('search.clear')}
          </QueryButton>
        )}
        {drop?.kind !== 'all' && choicesIn(query).length > 1 && (
          <QueryButton change={withoutFilters} className="locator-text-button ui-link">
            {t('filters.clear')}
          </QueryButton>
        )}
      </div>
    </div>
  )
}
