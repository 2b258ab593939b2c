import { useTexts } from '../texts/texts.ts'
import { HistoryPages } from './history-pages.tsx'

/** Who changed what in the table, when and why. */
export function HistoryView() {
  const { t } = useTexts()
  return (
    <>
      <div className="head">
        <h1>{t('views.history')}</h1>
      </div>
      <p className="lead">{t('history.lead')}</p>
      <HistoryPages />
    </>
  )
}
