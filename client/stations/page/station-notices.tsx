import type { Station } from '#shared/contract/station.ts'
import { useLocale, useTranslate } from '../../i18n/use-translate.ts'
import { Icon } from '../../ui/icon.tsx'
import { formatDay } from './days.ts'

/** Current faults at the station. */
export function StationNotices({ station: { notices } }: { station: Station }) {
  const t = useTranslate('stations')
  const locale = useLocale()
  if (!notices) return null
  return (
    <section className="station-notices">
      <div className="station-notices-inner">
        <h2 className="station-notices-title">
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
                  since && t('page.noticeSince', { date: formatDay(since, locale) }),
                  until && t('page.noticeUntil', { date: formatDay(until, locale) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
