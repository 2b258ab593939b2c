import type { ChangeEventHandler } from 'react'
import { openAtDays } from '#shared/stations/open-at.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useLocatorContext } from './locator-context.ts'

/** "Open now", or open at a chosen day and time. `onChange` is absent in the panel, whose button sends the fields. */
export function HoursGroup({ onChange }: { onChange: ChangeEventHandler<HTMLInputElement> | undefined }) {
  const t = useTranslate('stations')
  const { query, start } = useLocatorContext()
  const { first, last } = openAtDays(new Date(start.now))
  const [now, at] = [query.openNow, query.openAt ?? '']
  return (
    <fieldset className="locator-group">
      <legend className="locator-group-title">{t('labels.openingHours')}</legend>
      <label className="locator-option">
        <input type="checkbox" name="open" value="now" {...(onChange ? { checked: now, onChange } : { defaultChecked: now })} />
        <span className="locator-option-name">{t('filters.openNow')}</span>
      </label>
      <label className="locator-arrival">
        {t('filters.openAtLabel')}
        <input
          type="datetime-local"
          name="open"
          min={`${first}T00:00`}
          max={`${last}T23:59`}
          {...(onChange ? { value: at, onChange } : { defaultValue: at })}
        />
      </label>
    </fieldset>
  )
}
