import { useTexts } from '../texts/texts.ts'

interface ChangedMeanwhileProps {
  /** the saved line; undefined: the rule was removed */
  line: string | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** A colleague saved the rule while the editor was typing. Both texts are kept. */
export function ChangedMeanwhile({ line, onKeepMine, onTakeTheirs }: ChangedMeanwhileProps) {
  const { t } = useTexts()
  return (
    <div className="note" role="alert">
      <p>{t('meanwhile.title')}</p>
      <p>
        {t('meanwhile.now')} {line === undefined ? t('meanwhile.removed') : <code>{line}</code>}
      </p>
      <p className="actions">
        <button type="button" onClick={onKeepMine}>
          {t('meanwhile.keepMine')}
        </button>
        <button type="button" onClick={onTakeTheirs}>
          {t('meanwhile.takeTheirs')}
        </button>
      </p>
    </div>
  )
}
