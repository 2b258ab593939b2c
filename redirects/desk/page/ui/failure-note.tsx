import { useTexts } from '../texts/texts.ts'

/** Why something is not there, and another try. */
export function FailureNote({ failure, retry }: { failure: string; retry: () => void }) {
  const { t, named } = useTexts()
  return (
    <div className="note fault" role="alert">
      <p>{named('failures', failure)}</p>
      <button type="button" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  )
}
