import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { useLocator } from '../use-query.ts'
import { choiceName, serviceName } from './choice-names.ts'
import { activeChoices, type Chip, shownChips } from './shown-chips.ts'

interface ChipsProps {
  answer: LocatorAnswer
  sheetId: string
  onOpen: () => void
}

/** One row that scrolls sideways: all filters, the active ones, the offered ones. */
export function Chips({ answer, sheetId, onOpen }: ChipsProps) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  const chips = shownChips(query, answer)
  const count = activeChoices(query).length + answer.services.length
  return (
    <ul className="locator-chips ui-scroll-row ui-not-printed" aria-label={t('filters.title')}>
      <li>
        <a
          className="locator-chip ui-chip"
          href={`#${sheetId}`}
          aria-haspopup="dialog"
          onClick={(event) => {
            event.preventDefault()
            onOpen()
          }}
        >
          {count === 0 && <Icon name="sliders-horizontal" />}
          {t('filters.title')}
          {count > 0 && (
            <span className="locator-chip-count">
              <span aria-hidden="true">{count}</span>
              <VisuallyHidden>{t('filters.activeCount', { count })}</VisuallyHidden>
            </span>
          )}
        </a>
      </li>
      {chips.map((chip) => (
        <li key={`${chip.name} ${chip.value}`}>
          <ChipButton chip={chip} />
        </li>
      ))}
    </ul>
  )
}

/** A submit button of the locator's form, so that it works without a script. */
export function ChipButton({ chip }: { chip: Chip }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { query } = useLocator()
  const { of, icon, isActive } = chip
  return (
    <button
      type="submit"
      className="locator-chip ui-chip"
      name={chip.name}
      value={chip.value}
      aria-pressed={isActive}
    >
      {!isActive && icon && <Icon name={icon} />}
      {!isActive && 'service' in of && of.service === 'open' && (
        <span className="locator-chip-dot" />
      )}
      {'choice' in of
        ? choiceName(of.choice, query, t, locale)
        : of.service === 'open'
          ? t('filters.openNow')
          : serviceName(of.service, t)}
      {isActive && <Icon name="x" />}
    </button>
  )
}
