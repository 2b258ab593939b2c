import type { FoundPlace } from '#shared/stations/find-stations.ts'
import { RADII } from '#shared/stations/locator-query.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { withChange, withText } from './locator-changes.ts'
import { QueryButton } from './query-button.tsx'

const ASCENDING = RADII.toSorted((one, other) => one - other)

/** The searched place as a chip, and the radius in steps. A press on the chip removes the place. `isBeyond`: no station is within the radius. */
export function PlaceChip({ place: { name, radius, services, isBeyond } }: { place: FoundPlace }) {
  const t = useTranslate('stations')
  const label = t('place.near', { place: name })
  const step = ASCENDING.findIndex((each) => each === radius)
  const stepTo = (sign: string, to: number | undefined) =>
    to !== undefined && (
      <QueryButton
        change={(now) => withChange(now, { radius: to === RADII[0] ? undefined : to })}
        className="locator-radius-step ui-hover"
        label={`${t('place.radius')}: ${to} km`}
      >
        {sign}
      </QueryButton>
    )
  return (
    <div className="locator-place ui-row">
      <QueryButton
        change={(now) => ({ ...withText(now, services), radius: undefined })}
        className="locator-place-chip ui-link"
        label={t('filters.remove', { name: label })}
      >
        <Icon name="pin" />
        {label}
        <Icon name="x" />
      </QueryButton>
      <fieldset className="locator-radius" aria-label={t('place.radius')}>
        {stepTo('−', ASCENDING[step - 1])}
        <output>{isBeyond ? t('place.over', { radius }) : `${radius} km`}</output>
        {stepTo('+', ASCENDING[step + 1])}
      </fieldset>
    </div>
  )
}
