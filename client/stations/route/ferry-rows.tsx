import { formatKilometres } from '#shared/stations/places/format-distance.ts'
import type { FoundRoute } from '#shared/stations/search/find-route.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'

interface FerriesProps {
  route: FoundRoute | undefined
  /** kilometres from the start: those of the rows before and after */
  after: number | undefined
  before: number | undefined
}

/** The ferries of a route between two rows of its list. */
export function FerryRows({ route, after = 0, before = Infinity }: FerriesProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const between = route?.ferries.filter(({ along }) => along >= after && along < before) ?? []
  return between.map(({ name, along }) => (
    <li key={name} className="locator-ferry ui-row ui-small ui-strong">
      <Icon name="ship" />
      {t('route.ferry', { name })}
      <span className="ui-soft">{formatKilometres(along, locale)}</span>
    </li>
  ))
}
