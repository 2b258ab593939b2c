import type { Station } from '#shared/contract/station.ts'
import { Section } from '../../content/blocks/section.tsx'
import { FoodMenu } from './food-menu.tsx'
import { LunchList } from './lunch-list.tsx'
import { LunchToday } from './lunch-today.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'

interface StationLunchProps {
  station: Station
  formatPrice: (amount: number) => string
}

/** The weekly lunch list and the food menu, each where there is one. */
export function StationLunch({ station, formatPrice }: StationLunchProps) {
  const t = useTranslate('stations')
  const { lunchMenu, foodMenu } = station
  return (
    <>
      {lunchMenu && (
        <Section className="station-lunch" title={t('labels.weeklyLunchList')} anchor={undefined} beside={<LunchToday station={station} />}>
          <LunchList menu={lunchMenu} timeZone={station.timeZone} formatPrice={formatPrice} />
        </Section>
      )}
      {foodMenu && (
        <Section className="station-food" title={t('labels.foodMenu')} anchor={undefined}>
          <FoodMenu menu={foodMenu} formatPrice={formatPrice} />
        </Section>
      )}
    </>
  )
}
