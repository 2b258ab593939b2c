import type { RuleDetail } from '../../wire.ts'
import { useTexts } from '../texts/texts.ts'

/** The visits of the old address and the hosts that link to it. They show whether the rule is still needed. */
export function RuleVisits({ days, referrers }: Pick<RuleDetail, 'days' | 'referrers'>) {
  const { t, count } = useTexts()
  const total = days.reduce((sum, { visits }) => sum + visits, 0)
  const most = Math.max(1, ...days.map(({ visits }) => visits))
  return (
    <section>
      <h2>{t('visits.title')}</h2>
      <p>{total === 0 ? t('visits.none') : t('visits.total', { visits: count(total) })}</p>
      {total > 0 && (
        <details>
          <summary>{t('visits.byDay')}</summary>
          <ul>
            {days.map(({ day, visits }) => (
              <li key={day}>
                <span>{day}</span> <meter min={0} max={most} value={visits} aria-label={day} /> {count(visits)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {referrers.length > 0 && (
        <p className="hint">{t('visits.from', { hosts: referrers.map((host) => host || t('visits.direct')).join(', ') })}</p>
      )}
    </section>
  )
}
