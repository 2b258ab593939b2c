import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { WantedTable } from './wanted-table.tsx'

/** Missing addresses that visitors requested, most visits first. Requests of crawlers and scanners are in a list below. */
export function WantedView() {
  const { locale } = usePlace()
  const { t, count } = useTexts()
  const wanted = useDesk('wanted', { locale })
  return (
    <>
      <h1>{t('views.wanted')}</h1>
      <p className="hint">{t('wanted.hint')}</p>
      <Loaded of={wanted}>
        {(rows) => {
          const people = rows.filter(({ isNoise, isIgnored }) => !isNoise && !isIgnored)
          const ignored = rows.filter(({ isIgnored }) => isIgnored)
          const noise = rows.filter(({ isNoise, isIgnored }) => isNoise && !isIgnored)
          return (
            <>
              {people.length === 0 && <p className="empty">{t('wanted.none')}</p>}
              <WantedTable caption={t('views.wanted')} rows={people} />
              {[
                { name: 'noise' as const, rows: noise },
                { name: 'ignored' as const, rows: ignored },
              ].map(
                ({ name, rows }) =>
                  rows.length > 0 && (
                    <details key={name}>
                      <summary>
                        {t(`wanted.${name}`)} ({count(rows.length)})
                      </summary>
                      <WantedTable caption={t(`wanted.${name}`)} rows={rows} />
                    </details>
                  ),
              )}
            </>
          )
        }}
      </Loaded>
    </>
  )
}
