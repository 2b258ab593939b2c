import type { RefObject } from 'react'
import { NETWORKS } from '#shared/contract/network.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { RADII } from '#shared/stations/query/locator-query.ts'
import type { LocatorAnswer } from '#shared/stations/search/locator-answer.ts'
import { CHARGING_MINIMA } from '#shared/stations/services/charging.ts'
import type { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { useStillPage } from '../../modals/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useLocator } from '../use-query.ts'
import { ChipButton } from './chips.tsx'
import { chargingName, shortName } from './choice-names.ts'
import { SHEET_GROUPS } from './filter-groups.ts'
import { shownChips } from './shown-chips.ts'

interface FilterSheetProps {
  id: string
  dialog: RefObject<HTMLDialogElement | null>
  answer: LocatorAnswer
}

/**
 * All filters, order and radius. Its fields belong to the locator's form, also while it is closed:
 * they are the state of the filters that the form sends. They are uncontrolled; the form resets
 * them to the query after each change.
 */
export function FilterSheet({ id, dialog, answer }: FilterSheetProps) {
  const t = useTranslate('stations')
  const { query } = useLocator()
  const { total, counts, absent } = answer
  const chips = shownChips(query, answer).filter(({ isActive }) => isActive)
  const { first, last, later } = answer.openDays
  const close = () => dialog.current?.close()
  useStillPage(dialog)
  const shownIn = (filters: typeof STATION_FILTERS) =>
    filters.filter(({ id: filter }) => !absent.includes(filter))
  return (
    <dialog id={id} ref={dialog} className="locator-sheet" aria-labelledby={`${id}-title`}>
      <header className="locator-sheet-head">
        <h2 id={`${id}-title`}>{t('filters.title')}</h2>
        <button
          type="button"
          className="ui-icon-button ui-script-only"
          aria-label={t('filters.close')}
          onClick={close}
        >
          <Icon name="x" />
        </button>
      </header>
      {/* it starts at the top each time, because order and radius are short */}
      <div className="locator-sheet-body">
        {chips.length > 0 && (
          <ul className="locator-sheet-active ui-row" aria-label={t('filters.active')}>
            {chips.map((chip) => (
              <li key={chip.value}>
                <ChipButton chip={chip} />
              </li>
            ))}
          </ul>
        )}
        <fieldset>
          <legend>{t('filters.order')}</legend>
          <div className="locator-segments">
            <Segment
              name="sort"
              value=""
              isChosen={query.sort !== 'name'}
              text={t('list.byDistance')}
            />
            <Segment
              name="sort"
              value="name"
              isChosen={query.sort === 'name'}
              text={t('list.byName')}
            />
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('filters.within')}</legend>
          <div className="locator-segments">
            {RADII.toSorted((one, other) => one - other).map((radius) => (
              <Segment
                key={radius}
                name="radius"
                value={String(radius)}
                isChosen={(query.radius ?? RADII[0]) === radius}
                text={t('filters.kilometres', { radius })}
              />
            ))}
          </div>
        </fieldset>
        <fieldset>
          <legend>{t('filters.groups.open')}</legend>
          <label className="locator-option">
            <input type="checkbox" name="open" value="now" defaultChecked={query.openNow} />
            <span>{t('filters.openNow')}</span>
            <Count of={counts['open']} />
          </label>
          {!absent.includes('open24h') && (
            <label className="locator-option">
              <input
                type="checkbox"
                name="f"
                value="open24h"
                defaultChecked={query.filters.includes('open24h')}
              />
              <span>
                {t('short.open24h')}
                <small>{t('filters.open24hHint')}</small>
              </span>
              <Count of={counts['open24h']} />
            </label>
          )}
          <label className="locator-arrival ui-stack ui-gap-1 ui-small">
            {t('filters.openAtLabel')}
            <input
              type="datetime-local"
              name="open"
              min={`${first}T00:00`}
              max={`${later.at(-1) ?? last}T23:59`}
              defaultValue={query.openAt ?? ''}
            />
          </label>
        </fieldset>
        <fieldset>
          <legend>{t('filters.groups.charging')}</legend>
          <div className="locator-segments">
            <Segment
              name="charging"
              value=""
              isChosen={query.charging === undefined}
              text={t('filters.chargingOff')}
            />
            {CHARGING_MINIMA.map((minimum) => (
              <Segment
                key={minimum}
                name="charging"
                value={String(minimum)}
                isChosen={query.charging === minimum}
                text={minimum === 'any' ? t('filters.chargingAny') : chargingName(minimum, t)}
                count={counts[`charging:${minimum}`]}
              />
            ))}
          </div>
          <small className="locator-hint">{t('filters.chargingHint')}</small>
        </fieldset>
        {SHEET_GROUPS.map(({ name, filters }) => (
          <fieldset key={name}>
            <legend>{t(`filters.groups.${name}`)}</legend>
            {name === 'fuel' ? (
              <div className="ui-row ui-gap-2">
                {shownIn(filters).map((filter) => (
                  <label key={filter.id} className="locator-toggle">
                    <input
                      type="checkbox"
                      className="ui-fill"
                      name="f"
                      value={filter.id}
                      defaultChecked={query.filters.includes(filter.id)}
                    />
                    <span>
                      {shortName(filter.id, t)} <small>{counts[filter.id]}</small>
                    </span>
                  </label>
                ))}
              </div>
            ) : (
              shownIn(filters).map((filter) => (
                <label key={filter.id} className="locator-option">
                  <input
                    type="checkbox"
                    name="f"
                    value={filter.id}
                    defaultChecked={query.filters.includes(filter.id)}
                  />
                  <Icon name={filter.icon} />
                  <span>{t(`attributes.${filter.id}`)}</span>
                  <Count of={counts[filter.id]} />
                </label>
              ))
            )}
          </fieldset>
        ))}
        <fieldset>
          <legend>{t('filters.network')}</legend>
          {[undefined, ...NETWORKS].map((network) => (
            <label key={network ?? 'all'} className="locator-option">
              <input
                type="radio"
                name="service"
                value={network ?? ''}
                defaultChecked={query.service === network}
              />
              <span>{t(`networks.${network ?? 'all'}`)}</span>
            </label>
          ))}
        </fieldset>
      </div>
      <footer className="locator-sheet-foot ui-row">
        <button type="submit" className="ui-link ui-underlined" name="drop" value="filters">
          {t('filters.clear')}
        </button>
        <button type="submit" className="ui-button ui-button-primary" onClick={close}>
          {t(pluralKey('filters.show', total), { count: total })}
        </button>
      </footer>
    </dialog>
  )
}

function Count({ of }: { of: number | undefined }) {
  return of === undefined ? null : <span className="locator-option-count ui-soft">{of}</span>
}

interface SegmentProps {
  name: string
  value: string
  isChosen: boolean
  text: string
  count?: number | undefined
}

/** One of a row of radio buttons that look like one control. */
function Segment({ name, value, isChosen, text, count }: SegmentProps) {
  return (
    <label className="locator-toggle">
      <input type="radio" className="ui-fill" name={name} value={value} defaultChecked={isChosen} />
      <span>
        {text}
        {count !== undefined && <small>{count}</small>}
      </span>
    </label>
  )
}
