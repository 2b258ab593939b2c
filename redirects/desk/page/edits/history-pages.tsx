import { useState } from 'react'
import { HISTORY_PAGE } from '../../wire.ts'
import { useDesk } from '../api/use-desk.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { HistoryList } from './history-list.tsx'

/** The history of a table. A button loads older entries. */
export function HistoryPages() {
  const { locale } = usePlace()
  const { t } = useTexts()
  const [limit, setLimit] = useState(HISTORY_PAGE)
  const history = useDesk('history', { locale, limit }, { keepPreviousData: true })
  return (
    <Loaded of={history}>
      {(entries) => (
        <>
          <HistoryList entries={entries} />
          {entries.length >= limit && (
            <button type="button" className="btn" onClick={() => setLimit(limit + HISTORY_PAGE)}>
              {t('history.older')}
            </button>
          )}
        </>
      )}
    </Loaded>
  )
}
