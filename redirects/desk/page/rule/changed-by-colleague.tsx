import { useTexts } from '../texts/texts.ts'

interface ChangedByColleagueProps {
  /** the saved line; undefined: the rule was removed */
  line: string | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A colleague saved the rule while the editor was typing. Both texts are kept. */
export function ChangedByColleague({ line, onKeepMine, onTakeTheirs }: ChangedByColleagueProps) {
  const { t } = useTexts()
  return (
    <div className="note warn" role="alert">
      <p>{t('colleague.title')}</p>
      <p>
        {t('colleague.now')} {line === undefined ? t('colleague.removed') : <code>{line}</code>}
      </p>
      <p className="actions">
        <button type="button" className="btn" onClick={onKeepMine}>
          {t('colleague.keepMine')}
        </button>
        <button type="button" className="btn" onClick={onTakeTheirs}>
          {t('colleague.takeTheirs')}
        </button>
      </p>
    </div>
  )
}
