import type { Station } from '#shared/contract/station.ts'
import { weekdayOf } from '#shared/time/local-moment.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { dayText } from '../hours/clock-text.ts'
import { useMinute } from '../hours/use-minute.ts'
import { isPast, isToday } from '../hours/days.ts'
import { Dishes } from './dishes.tsx'

/** Diet codes that the site explains (messages, `diets`), in the order of the legend. */
const DIETS = ['L', 'VL', 'M', 'G', 'V', 'VEG'] as const

interface LunchListProps {
  menu: NonNullable<Station['lunchMenu']>
  timeZone: string
  country: string
}

/** A card for each day: dishes with diets and prices, and a legend of the diets. Today is marked once the browser knows the day. */
export function LunchList({ menu, timeZone, country }: LunchListProps) {
  const t = useTranslate('stations')
  const now = useMinute()
  return (
    <>
      <ol className="station-cards">
        {menu.map(({ date, dishes }, index) => (
          <li
            key={index}
            className="station-card ui-card station-lunch-day"
            data-today={now && isToday(date, now, timeZone)}
            data-past={now && isPast(date, now, timeZone)}
          >
            <h3 className="station-card-title">
              {t(`weekdays.${weekdayOf(date)}`)} <time dateTime={date}>{dayText(date, t)}</time>
            </h3>
            <Dishes dishes={dishes} country={country} />
          </li>
        ))}
      </ol>
      <DietLegend codes={menu.flatMap(({ dishes }) => dishes.flatMap(({ diets = [] }) => diets))} />
    </>
  )
}

/** The meaning of the diet codes above, if the site knows them. */
function DietLegend({ codes }: { codes: readonly string[] }) {
  const t = useTranslate('stations')
  // codes must match exactly, because a guess could harm people with allergies
  const diets = DIETS.filter((diet) => codes.includes(diet))
  if (diets.length === 0) return null
  return (
    <dl className="station-diet-legend ui-row ui-soft">
      {diets.map((diet) => (
        <div key={diet}>
          <dt>{diet}</dt>
          <dd>{t(`diets.${diet}`)}</dd>
        </div>
      ))}
    </dl>
  )
}
