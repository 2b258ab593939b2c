import type { Station } from '#shared/contract/station.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { dayText } from '../hours/clock-text.ts'

/** Current faults at the station. */
export function StationNotices({ station: { notices } }: { station: Station }) {
  const t = useTranslate('stations')
  if (!notices) return null
  return (
    <section className="station-notices">
      <h2 className="station-notices-title ui-line">
        <Icon name="warning" />
        {t('page.notices')}
      </h2>
      <ul>
        {notices.map(({ title, text, since, until }, index) => (
          <li key={index}>
            <strong>{title}</strong>
            {text && <p>{text}</p>}
            <p className="ui-soft">
              {[
                since && t('page.noticeSince', { date: dayText(since, t) }),
                until && t('page.noticeUntil', { date: dayText(until, t) }),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
