import { type ChangeEventHandler, type ReactNode, type SubmitEvent, useRef } from 'react'
import { NETWORKS } from '#shared/contract/network.ts'
import { formatNumber } from '#shared/locale/format-number.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { choicesIn } from '#shared/stations/locator-choices.ts'
import { readLocatorQuery } from '#shared/stations/locator-query.ts'
import { STATION_FILTER_GROUPS, STATION_FILTERS } from '#shared/stations/station-filters.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { HoursGroup } from './hours-group.tsx'
import { type QueryChange, withChange, withoutFilters } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryFields } from './query-button.tsx'
import { useFollowedFields } from './use-followed-fields.ts'

interface FilterFormProps {
  counts: Record<string, number>
  total: number
  /** absent in the panel, whose button sends the form */
  choosing?: {
    choose: (change: QueryChange) => void
    /** closes the dialog, so that the visitor sees the stations */
    done: () => void
  }
}

/** The network (`?service=MAIN`, §2.2), and each filter of §9 as a checkbox with the number of stations that would remain. */
export function FilterForm({ counts, total, choosing }: FilterFormProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { action, query, start } = useLocatorContext()
  const form = useRef<HTMLFormElement>(null)
  useFollowedFields(form, query)
  // filters that no station of the country has are not offered
  const offered = STATION_FILTERS.filter(({ id }) => start.kind !== 'list' || !start.absent.includes(id) || query.filters.includes(id))

  const followBox: ChangeEventHandler<HTMLInputElement> = ({ target }) => {
    const { form, validity } = target
    // the hours of this day are not known
    if (validity.rangeOverflow || validity.rangeUnderflow) return void target.reportValidity()
    const pairs = Array.from(new FormData(form ?? undefined), ([name, value]) => [name, String(value)])
    const { service, filters, openNow, openAt } = readLocatorQuery(`?${new URLSearchParams(pairs)}`)
    choosing?.choose((now) => withChange(now, { service, filters, openNow, openAt }))
  }
  const box = (isChosen: boolean) => (choosing ? { checked: isChosen, onChange: followBox } : { defaultChecked: isChosen })

  function submit(event: SubmitEvent): void {
    if (!choosing) return
    event.preventDefault()
    choosing.done()
  }

  return (
    <form ref={form} className="locator-all-form" action={action} method="get" onSubmit={submit}>
      {/* parts of the query without a field in this form */}
      {!choosing && (
        <QueryFields change={(now) => withChange(now, { service: undefined, filters: [], openNow: false, openAt: undefined })} />
      )}
      <div className="locator-groups">
        <HoursGroup onChange={choosing && followBox} />
        <Group title={t('filters.network')}>
          {[undefined, ...NETWORKS].map((network) => (
            <li key={network ?? 'all'}>
              <label className="locator-option">
                <input type="radio" name="service" value={network ?? ''} {...box(query.service === network)} />
                <span className="locator-option-name">{t(`networks.${network ?? 'all'}`)}</span>
              </label>
            </li>
          ))}
        </Group>
        {STATION_FILTER_GROUPS.filter((group) => offered.some((filter) => filter.group === group)).map((group) => (
          <Group key={group} title={t(`filters.groups.${group}`)}>
            {offered
              .filter((filter) => filter.group === group)
              .map(({ id, icon }) => (
                <li key={id}>
                  <label className="locator-option" data-empty={counts[id] === 0 ? '' : undefined}>
                    <input type="checkbox" name="f" value={id} {...box(query.filters.includes(id))} />
                    <Icon name={icon} />
                    <span className="locator-option-name">{t(`attributes.${id}`)}</span>
                    <span className="locator-option-count">{formatNumber(counts[id] ?? 0, locale)}</span>
                  </label>
                </li>
              ))}
          </Group>
        ))}
      </div>
      <div className="locator-all-actions ui-row">
        <button type="submit" className="ui-button ui-button-dark">
          {choosing ? t(pluralKey('filters.show', total), { count: total }) : t('search.submit')}
        </button>
        {choosing && choicesIn(query).length > 0 && (
          <button type="button" className="locator-text-button ui-link" onClick={() => choosing.choose(withoutFilters)}>
            {t('filters.clear')}
          </button>
        )}
      </div>
    </form>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="locator-group">
      <legend className="locator-group-title">{title}</legend>
      <ul>{children}</ul>
    </fieldset>
  )
}
