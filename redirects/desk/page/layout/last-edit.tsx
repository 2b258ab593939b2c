import { useSnapshot } from 'valtio'
import { editStore, undoLast } from '../edits/edits.ts'
import { usePlace } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'

/** The last saved change, and a button that undoes it. */
export function LastEdit() {
  const { locale } = usePlace()
  const { t, clock } = useTexts()
  const { said, undos } = useSnapshot(editStore)
  const last = undos.findLast((undo) => undo.locale === locale)
  return (
    <p className="foot" aria-live="polite" hidden={said === undefined && last === undefined}>
      {said && (
        <span>
          {clock(said.at)} {said.what}
        </span>
      )}
      {last && (
        <button type="button" className="link" onClick={() => void undoLast()}>
          {t('edits.undoNamed', { name: last.name })}
        </button>
      )}
    </p>
  )
}
