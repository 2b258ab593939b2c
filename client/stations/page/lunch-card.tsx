import type { ReactNode } from 'react'
import type { Station } from '#shared/contract/station.ts'
import { formatLocalPrice } from '#shared/money/local-price.ts'
import { weekdayOf } from '#shared/time/local-moment.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { dayText } from '../hours/clock-text.ts'
import { shortRanges } from '../hours/hours-text.ts'
import { lunchDays } from '../hours/lunch-days.ts'
import { openingRows, type OpeningRow } from '../hours/opening-hours.ts'
import { DietLegend } from './diet-legend.tsx'
import { type DishList, Dishes } from './dishes.tsx'
import { type Lunch, lunchOf } from './lunch-of.ts'
import { Fold, StationPartCard } from './station-part.tsx'

interface LunchCardProps {
  station: Station
  now: Date
  inRow: number
  children: ReactNode
}

/** Today's lunch, or when the next one is, and the rest of the week's list. */
export function LunchCard({ station, now, inRow, children }: LunchCardProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { country } = station.address
  const lunch = lunchOf(station, now)
  const { isServed, dishes, coming } = lunch
  const price =
    lunch.price === undefined ? undefined : formatLocalPrice(lunch.price, country, locale)
  // one price for all is said once
  const shown = (list: DishList) =>
    price === undefined ? list : list.map(({ price: _price, ...dish }) => dish)
  return (
    <StationPartCard
      icon="soup"
      title={t(isServed ? 'lunch.today' : 'lunch.none')}
      inRow={inRow}
      beside={isServed && price && <p className="station-part-price">{price}</p>}
    >
      {isServed ? (
        <ServedText station={station} now={now} hours={lunch.hours} />
      ) : (
        <NextLunch station={station} now={now} lunch={lunch} price={price} />
      )}
      {dishes && <Dishes dishes={shown(dishes)} country={country} />}
      {dishes && <DietLegend codes={dishes.flatMap(({ diets = [] }) => diets)} />}
      {coming.length > 0 && (
        <Fold title={t('labels.weeklyLunchList')}>
          {coming.map((day) => (
            <div key={day.date} className="station-course">
              <h3>
                {t(`weekdays.${weekdayOf(day.date)}`)}{' '}
                <time dateTime={day.date}>{dayText(day.date, t)}</time>
              </h3>
              <Dishes dishes={shown(day.dishes)} country={country} />
            </div>
          ))}
          <DietLegend
            codes={coming.flatMap((day) => day.dishes.flatMap(({ diets = [] }) => diets))}
          />
        </Fold>
      )}
      {children}
    </StationPartCard>
  )
}

interface DayProps {
  station: Station
  now: Date
}

/** 'Served 10:30–15:00, then à la carte until 20:00' */
function ServedText({
  station: { kitchenHours, timeZone },
  now,
  hours,
}: DayProps & { hours: OpeningRow | undefined }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  if (!hours) return null
  const text = shortRanges(hours, t, locale).join(', ')
  const kitchen = openingRows(kitchenHours, now, timeZone).find(({ label }) => label === 'today')
  const closes =
    kitchen && kitchen.text.slice(-5) > hours.text.slice(-5)
      ? shortRanges(kitchen, t, locale).at(-1)?.split('–')[1]
      : undefined
  return (
    <p className="ui-soft">
      {closes
        ? t('lunch.kitchen', { hours: text, time: closes })
        : t('lunch.hours', { hours: text })}
    </p>
  )
}

/** When the next lunch is, and the days with lunch; when the next list comes, if this one is over. */
function NextLunch({
  station,
  now,
  lunch: { next, newList },
  price,
}: DayProps & { lunch: Lunch; price: string | undefined }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const days = lunchDays(station, now, t)
  return (
    <>
      {next && (
        <p className="station-lunch-next">
          {t('lunch.next', {
            day: t(`weekdaysShort.${weekdayOf(next.date)}`),
            date: dayText(next.date, t),
            hours: shortRanges(next, t, locale).join(', '),
          })}
        </p>
      )}
      <p className="ui-soft">
        {newList && `${t('lunch.newList', { date: dayText(newList, t) })} `}
        {days && (price ? t('lunch.daysPrice', { days, price }) : t('lunch.days', { days }))}
      </p>
    </>
  )
}
