import { pluralKey } from '#shared/messages/messages.ts'
import { Icon } from '../../ui/icon.tsx'
import { withChange } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

/** How many there are, in which order, and as what. */
export function ResultsHead({ total, hasOrder }: { total: number; hasOrder: boolean }) {
  const t = useTranslate('stations')
  const { query } = useLocatorContext()
  const isByName = query.sort === 'name'
  return (
    <div className="locator-head">
      <p className="locator-count" tabIndex={-1}>
        {t(pluralKey('list.count', total), { count: total })}
      </p>
      {hasOrder && (
        <fieldset className="locator-switch" aria-label={t('list.sort')}>
          <QueryButton change={(now) => withChange(now, { sort: undefined })} pressed={!isByName} className="locator-switch-button">
            {t('list.byDistance')}
          </QueryButton>
          <QueryButton change={(now) => withChange(now, { sort: 'name' })} pressed={isByName} className="locator-switch-button">
            {t('list.byName')}
          </QueryButton>
        </fieldset>
      )}
      <fieldset className="locator-switch locator-view locator-needs-script" aria-label={t('view.label')}>
        {(['list', 'map'] as const).map((view) => (
          <QueryButton key={view} change={(now) => ({ ...now, view })} pressed={query.view === view} className="locator-switch-button">
            <Icon name={view} />
            {t(`view.${view}`)}
          </QueryButton>
        ))}
      </fieldset>
    </div>
  )
}
