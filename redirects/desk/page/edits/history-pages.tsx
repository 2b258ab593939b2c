import { useState } from 'react'
import { HISTORY_PAGE } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { HistoryList } from './history-list.tsx'

/** A table's history, a page at a time: the newest first, older ones at a press. `before`: an id. */
export function HistoryPages({ before }: { before?: number }) {
  const { locale } = usePlace()
  const { t } = useTexts()
  const history = useDesk('history', { locale, before })
  const [hasOlder, setHasOlder] = useState(false)
  return (
    <Loaded of={history}>
      {(entries) => {
        const last = entries.at(-1)
        return (
          <>
            <HistoryList entries={entries} isOlder={before !== undefined} />
            {hasOlder && last && <HistoryPages before={last.id} />}
            {!hasOlder && entries.length === HISTORY_PAGE && (
              <button type="button" onClick={() => setHasOlder(true)}>
                {t('history.older')}
              </button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}
