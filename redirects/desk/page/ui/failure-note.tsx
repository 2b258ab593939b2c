import { useTexts } from '../texts/texts.ts'

/** A failure with a button that tries again. */
export function FailureNote({ failure, retry }: { failure: string; retry: () => void }) {
  const { t, named } = useTexts()
  return (
    <div className="notice bad" role="alert">
      <p>{named('failures', failure)}</p>
      <button type="button" className="btn" onClick={retry}>
        {t('retry')}
      </button>
    </div>
  )
}
