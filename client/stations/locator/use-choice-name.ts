import type { LocatorChoice } from '#shared/stations/locator-choices.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useLocatorContext } from './locator-context.ts'

/** Names a choice as its chip does. */
export function useChoiceName(): (choice: LocatorChoice) => string {
  const t = useTranslate('stations')
  const { query } = useLocatorContext()
  return (choice) => {
    if (choice.kind === 'filter') return t(`attributes.${choice.id}`)
    return choice.kind === 'service' ? t(`networks.${query.service ?? 'all'}`) : t(`filters.${choice.kind}`)
  }
}
