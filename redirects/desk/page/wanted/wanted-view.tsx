import { useState } from 'react'
import type { WantedRow } from '#redirects/visits/wanted-paths.ts'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { WantedItem } from './wanted-item.tsx'

const SHOWN_AT_ONCE = 100

/** Addresses that visitors asked for in vain, the most wanted first. What crawlers and scanners ask for is apart. */
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
              <WantedList rows={people} />
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
                      <WantedList rows={rows} />
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

function WantedList({ rows }: { rows: readonly WantedRow[] }) {
  const { t, count } = useTexts()
  const [shown, setShown] = useState(SHOWN_AT_ONCE)
  return (
    <>
      <ol className="wanted">
        {rows.slice(0, shown).map((row) => (
          <WantedItem key={row.path} row={row} />
        ))}
      </ol>
      {rows.length > shown && (
        <button type="button" onClick={() => setShown(shown + SHOWN_AT_ONCE)}>
          {t('findings.more', { rest: count(rows.length - shown) })}
        </button>
      )}
    </>
  )
}
