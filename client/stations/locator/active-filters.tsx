import { memo } from 'react'
import { choicesIn, type LocatorChoice, withoutChoice } from '#shared/stations/locator-choices.ts'
import { Icon } from '../../ui/icon.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { withChange, withoutFilters } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'

/** What narrows the list, each a chip that takes itself away. */
export const ActiveFilters = memo(function ActiveFilters() {
  const t = useTranslate('stations')
  const { query } = useLocatorContext()
  const nameOf = useChoiceName()
  const choices = choicesIn(query)
  if (choices.length === 0) return null
  return (
    <ul className="locator-chips" aria-label={t('filters.active')}>
      {choices.map((choice) => (
        <li key={choice.kind === 'filter' ? choice.id : choice.kind}>
          <QueryButton
            change={(now) => withChange(withoutChoice(now, choice))}
            className="locator-chip"
            label={t('filters.remove', { name: nameOf(choice) })}
          >
            {nameOf(choice)}
            <Icon name="x" />
          </QueryButton>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <QueryButton change={withoutFilters} className="locator-text-button">
            {t('filters.clear')}
          </QueryButton>
        </li>
      )}
    </ul>
  )
})

/** Names a choice as its chip does. */
export function useChoiceName(): (choice: LocatorChoice) => string {
  const t = useTranslate('stations')
  const { query } = useLocatorContext()
  return (choice) => {
    if (choice.kind === 'filter') return t(`attributes.${choice.id}`)
    return choice.kind === 'service' ? t(`networks.${query.service ?? 'all'}`) : t(`filters.${choice.kind}`)
  }
}
