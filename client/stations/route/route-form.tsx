import { type ReactNode, useId } from 'react'
import type { LocatorAnswer } from '#shared/stations/locator-answer.ts'
import { MOST_STOPS } from '#shared/stations/locator-presses.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { QueryLink } from '../query-link.tsx'
import { useLocator } from '../use-query.ts'

/** The ends of a route and its stops, instead of the search field. Its buttons are those of the locator's form, so it works without a script. */
export function RouteForm({ answer }: { answer: LocatorAnswer | undefined }) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  const { from = '', to = '', via = [] } = query
  const unknown = answer?.route?.unknown
  return (
    <div className="locator-route">
      <input type="hidden" name="q" value={query.q} />
      <div className="locator-route-ends">
        {/* the enter key presses the first button */}
        <button type="submit" className="locator-route-default" tabIndex={-1} aria-hidden="true" />
        <End name="from" label={t('route.from')} value={from} isUnknown={unknown === 'from'} />
        {via.map((stop, index) => (
          <End key={index} name="via" label={t('route.stop')} value={stop} isUnknown={unknown === `via:${index}`}>
            <button
              type="submit"
              className="ui-icon-button"
              name="drop"
              value={`via:${index}`}
              aria-label={stop ? t('route.removeNamed', { place: stop }) : t('route.remove')}
            >
              <Icon name="x" />
            </button>
          </End>
        ))}
        <End name="to" label={t('route.to')} value={to} isUnknown={unknown === 'to'} />
        <button type="submit" className="locator-route-swap ui-icon-button" name="toggle" value="ends" aria-label={t('route.swap')}>
          <Icon name="swap" />
        </button>
      </div>
      <div className="locator-route-actions">
        {via.length < MOST_STOPS && (
          <button type="submit" className="ui-link" name="toggle" value="stop">
            <Icon name="plus" />
            {t('route.addStop')}
          </button>
        )}
        <button type="submit" className="ui-button ui-button-small ui-button-dark">
          {t('route.find')}
        </button>
        <QueryLink
          className="ui-link"
          to={{ ...query, from: undefined, to: undefined, via: undefined, q: query.q || from, rows: undefined }}
        >
          {t('route.single')}
        </QueryLink>
      </div>
    </div>
  )
}

interface EndProps {
  name: string
  label: string
  value: string
  isUnknown: boolean
  children?: ReactNode
}

/** Uncontrolled, because visitors may type before hydration. */
function End({ name, label, value, isUnknown, children }: EndProps) {
  const t = useTranslate('stations')
  const id = useId()
  return (
    <div className="locator-route-end">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        name={name}
        defaultValue={value}
        placeholder={t('route.placeholder')}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="search"
        aria-invalid={isUnknown || undefined}
      />
      {children}
    </div>
  )
}
