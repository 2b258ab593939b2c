import type { Station } from '#shared/contract/station.ts'
import { Section } from '../../content/blocks/section.tsx'
import { todaysHours } from '../opening-hours.ts'
import { useMinute } from '../use-minute.ts'
import { isToday } from './days.ts'
import { Dish } from './dish.tsx'
import { LunchList } from './lunch-list.tsx'
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

/** When lunch is served today, or that it is not, once the browser knows the day: until then the line is empty. */
function LunchToday({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const now = useMinute()
  const { lunchHours, lunchMenu = [], timeZone } = station
  return <p className="station-lunch-today">{now && todayText(now)}</p>

  function todayText(moment: Date): string {
    const hours = todaysHours(lunchHours, moment, timeZone)
    if (hours.kind === 'ranges') return `${t('hours.today')} ${hours.text}`
    return lunchMenu.some(({ date }) => isToday(date, moment, timeZone)) ? '' : t('page.noLunchToday')
  }
}

interface FoodMenuProps {
  menu: NonNullable<Station['foodMenu']>
  formatPrice: (amount: number) => string
}

/** The dishes that are always on offer, by course. */
function FoodMenu({ menu, formatPrice }: FoodMenuProps) {
  return (
    <div className="station-cards station-menu">
      {menu.map(({ title, dishes }, index) => (
        <div key={`${title}-${index}`} className="station-card">
          {title !== '' && <h3 className="station-card-title">{title}</h3>}
          <ul className="station-dishes">
            {dishes.map(({ name, description, price }, number) => (
              <Dish key={`${name}-${number}`} name={name} price={price} formatPrice={formatPrice}>
                {description && <span className="station-dish-more">{description}</span>}
              </Dish>
            ))}
          </ul>
        </div>
      ))}
    </div>
  )
}
