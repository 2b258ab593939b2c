import type { Station } from '#shared/contract/station.ts'
import { pluralKey } from '#shared/messages/messages.ts'
import { formatLocalPrice } from '#shared/money/local-price.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { iconAfter } from '../../ui/icon.tsx'
import { StationPartCard } from './station-part.tsx'

interface StationChargingProps {
  station: Station
  chargers: NonNullable<Station['chargers']>
  inRow: number
}

/** A tile for each power with the number of points, and the prices of a kilowatt-hour. */
export function StationCharging({ station, chargers, inRow }: StationChargingProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const money = (amount: number) => formatLocalPrice(amount, station.address.country, locale)
  const priced = chargers.flatMap(({ power, price, cardPrice }) =>
    price && cardPrice ? [{ power, price, cardPrice }] : [],
  )
  const prices = [
    ...new Map(priced.map((each) => [`${each.price} ${each.cardPrice}`, each])).values(),
  ]
  const lowest = Math.min(...prices.map(({ price }) => price))
  const { chargingPrices } = station.links ?? {}
  return (
    <StationPartCard
      icon="plug-zap"
      title={t('partNames.chargers')}
      inRow={inRow}
      beside={
        prices.length > 0 && (
          <p className="station-part-price">
            {prices.length > 1 && <span>{t('charging.from')} </span>}
            {t('charging.perKwh', { price: money(lowest) })}
          </p>
        )
      }
    >
      <ul className="station-chargers">
        {chargers.map(({ power, count }) => (
          <li key={power}>
            <strong>{t('badges.power', { power })}</strong>
            {t(pluralKey('charging.points', count), { count })}
          </li>
        ))}
      </ul>
      {prices.map(({ power, price, cardPrice }) => (
        <p key={power} className="ui-soft">
          {t(prices.length > 1 ? 'charging.waysOf' : 'charging.ways', {
            power,
            price: money(price),
            card: money(cardPrice),
          })}
        </p>
      ))}
      {chargingPrices && (
        <SiteLink
          to={chargingPrices}
          className={`station-part-link ui-link ui-not-printed ${iconAfter('arrow-right')}`}
        >
          {t('charging.all')}
        </SiteLink>
      )}
    </StationPartCard>
  )
}
