import type { StationSummary } from '#shared/contract/station.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Asked } from './asked.ts'
import { shownBadges } from './shown-badges.ts'

interface BadgesProps {
  station: StationSummary
  asked: Asked
  now: Date
}

/** What a station offers: answers to the active filters first. */
export function Badges({ station, asked, now }: BadgesProps) {
  const t = useTranslate('stations')
  const locale = useLocale()
  const badges = shownBadges(station, { asked, now, locale, t })
  if (badges.length === 0) return null
  return (
    <ul className="locator-badges ui-row">
      {badges.map(({ key, icon, text, detail, isMatch }) => (
        <li
          key={key}
          className={
            detail ? 'locator-badge locator-badge-wide ui-badge' : 'locator-badge ui-badge'
          }
          data-match={isMatch || undefined}
        >
          <Icon name={icon} />
          <span>
            {text}
            {detail && <span className="locator-badge-detail">{detail}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
