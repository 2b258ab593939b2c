import type { Station } from '#shared/contract/station.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { cardsOf, firstRow } from './cards-of.ts'
import { Dishes } from './dishes.tsx'
import { LunchCard } from './lunch-card.tsx'
import { Fold, StationPartCard } from './station-part.tsx'

/** Lunch, and the menu by course, if the station has them. */
export function StationLunch({ station, now }: { station: Station; now: Date }) {
  const t = useTranslate('stations')
  const { lunchMenu, lunchHours, foodMenu, address } = station
  const inRow = firstRow(cardsOf(station))
  const courses = foodMenu && <Courses menu={foodMenu} country={address.country} />
  if (lunchMenu || lunchHours)
    return (
      <LunchCard station={station} now={now} inRow={inRow}>
        {courses && <Fold title={t('labels.foodMenu')}>{courses}</Fold>}
      </LunchCard>
    )
  return (
    courses && (
      <StationPartCard icon="utensils" title={t('labels.foodMenu')} inRow={inRow}>
        {courses}
      </StationPartCard>
    )
  )
}

function Courses({ menu, country }: { menu: NonNullable<Station['foodMenu']>; country: string }) {
  return menu.map(({ title, dishes }, index) => (
    <div key={`${title}-${index}`} className="station-course">
      {title !== '' && <h3>{title}</h3>}
      <Dishes dishes={dishes} country={country} />
    </div>
  ))
}
