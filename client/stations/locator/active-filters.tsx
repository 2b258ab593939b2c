import { memo } from 'react'
import { LOCALES } from '#shared/locale/locales.ts'
import { choicesIn, type LocatorChoice, withoutChoice } from '#shared/stations/locator-choices.ts'
import { Icon } from '../../ui/icon.tsx'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { withChange, withoutFilters } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryButton } from './query-button.tsx'

/** The active filters, each as a chip. A press on a chip removes its filter. */
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
            className="locator-chip ui-link"
            label={t('filters.remove', { name: nameOf(choice) })}
          >
            {nameOf(choice)}
            <Icon name="x" />
          </QueryButton>
        </li>
      ))}
      {choices.length > 1 && (
        <li>
          <QueryButton change={withoutFilters} className="locator-text-button ui-link">
            {t('filters.clear')}
          </QueryButton>
        </li>
      )}
    </ul>
  )
})

/** Returns the function that names a choice, as on its chip. */
export function useChoiceName(): (choice: LocatorChoice) => string {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { query } = useLocatorContext()
  return (choice) => {
    if (choice.kind === 'filter') return t(`attributes.${choice.id}`)
    if (choice.kind === 'service') return t(`networks.${query.service ?? 'all'}`)
    if (choice.kind === 'unknownFilters') return (query.unknownFilters ?? []).join(', ')
    if (choice.kind === 'openAt') return t('filters.openAt', { time: formatWallTime(query.openAt ?? '', LOCALES[locale].iso) })
    return t(`filters.${choice.kind}`)
  }
}

/** 'ti 24.11. klo 18.30' in the locale's format, in the station's local time */
function formatWallTime(openAt: string, language: string): string {
  const options = { weekday: 'short', day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' } as const
  return new Date(`${openAt}Z`).toLocaleString(language, options)
}
