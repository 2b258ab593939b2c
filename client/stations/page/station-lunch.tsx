import type { Station } from '#shared/contract/station.ts'
import { Section } from '../../content/blocks/section.tsx'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Dishes } from './dishes.tsx'
import { LunchList } from './lunch-list.tsx'

/** The weekly lunch list, and the menu by course, if the station has them. */
export function StationLunch({ station }: { station: Station }) {
  const t = useTranslate('stations')
  const { lunchMenu, foodMenu, timeZone } = station
  const { country } = station.address
  return (
    <>
      {lunchMenu && (
        <Section className="station-lunch" title={t('labels.weeklyLunchList')} anchor={undefined}>
          <LunchList menu={lunchMenu} timeZone={timeZone} country={country} />
        </Section>
      )}
      {foodMenu && (
        <Section className="station-food" title={t('labels.foodMenu')} anchor={undefined}>
          <div className="station-cards station-menu">
            {foodMenu.map(({ title, dishes }, index) => (
              <div key={`${title}-${index}`} className="station-card ui-card">
                {title !== '' && <h3 className="station-card-title">{title}</h3>}
                <Dishes dishes={dishes} country={country} />
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  )
}
