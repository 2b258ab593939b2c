import type { FoundPlace } from '#shared/stations/find-stations.ts'
import { type LocatorQuery, RADII } from '#shared/stations/locator-query.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { withChange, withText } from './locator-changes.ts'
import { useLocatorContext } from './locator-context.ts'
import { QueryButton, QueryFields } from './query-button.tsx'

const ASCENDING = RADII.toSorted((one, other) => one - other)

/** The place that is searched around, as a chip that takes it away, and how far around. */
export function PlaceChip({ place: { name, radius, services } }: { place: FoundPlace }) {
  const t = useTranslate('stations')
  const { action, ready, goTo } = useLocatorContext()
  const label = t('place.near', { place: name })
  const withRadius = (now: LocatorQuery, text: string) => withChange(now, { radius: RADII.slice(1).find((each) => String(each) === text) })
  return (
    <>
      <li>
        <QueryButton
          change={(now) => ({ ...withText(now, services), radius: undefined })}
          className="locator-chip"
          label={t('filters.remove', { name: label })}
        >
          <Icon name="pin" />
          {label}
          <Icon name="x" />
        </QueryButton>
      </li>
      <li>
        <form className="locator-radius" action={action} method="get">
          {!ready && <QueryFields change={(now) => withRadius(now, '')} />}
          <select
            className="locator-chip"
            name="radius"
            aria-label={t('place.radius')}
            value={radius}
            onChange={({ target: { value, form } }) => (ready ? goTo((now) => withRadius(now, value), 'push') : form?.requestSubmit())}
          >
            {ASCENDING.map((each) => (
              <option key={each} value={each}>
                {each} km
              </option>
            ))}
          </select>
          <noscript>
            <button type="submit" className="locator-text-button">
              {t('place.change')}
            </button>
          </noscript>
        </form>
      </li>
    </>
  )
}
