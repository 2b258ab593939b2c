import type { Station } from '#shared/contract/station.ts'
import { formatPrice } from '#shared/money/price.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { SiteLink } from '../../navigation/site-link.tsx'
import { iconAfter } from '../../ui/icon.tsx'
import type { TodayRow } from '../hours/today-rows.ts'
import { stateOfRow } from './station-now.tsx'
import { StationPartCard } from './station-part.tsx'

interface StationWashProps {
  station: Station
  washes: NonNullable<Station['washes']>
  /** today's hours of the wash */
  row: TodayRow | undefined
  inRow: number
}

/** The programmes of the wash with their prices. */
export function StationWash({ station, washes, row, inRow }: StationWashProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const { buyWash } = station.links ?? {}
  return (
    <StationPartCard
      icon="car-front"
      title={t('labels.carWash')}
      inRow={inRow}
      beside={
        row && (
          <p className="station-part-state ui-soft" data-state={row.state}>
            <span className="ui-capital">{stateOfRow(row, { t, locale, isUnmanned: false })}</span>
          </p>
        )
      }
    >
      <ul className="station-washes">
        {washes.map(({ name, text, price }) => (
          <li key={name}>
            <span>
              <strong>{name}</strong>
              {text && <span className="ui-soft">{text}</span>}
            </span>
            {price !== undefined && (
              <span className="station-wash-price">{formatPrice(price)}</span>
            )}
          </li>
        ))}
      </ul>
      {buyWash && (
        <SiteLink
          to={buyWash}
          className={`station-part-link ui-link ui-not-printed ${iconAfter('arrow-right')}`}
        >
          {t('page.compareWash')}
        </SiteLink>
      )}
    </StationPartCard>
  )
}
