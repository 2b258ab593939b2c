import { type SubmitEvent, useState } from 'react'
import { faultText } from '#redirects/messages/describe.ts'
import type { PreviewKind, PreviewLine } from '#redirects/transfer/preview-import.ts'
import type { ReadImport } from '#redirects/transfer/read-import.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'

const SHOWN = 200
/** What is taken unless one says otherwise. */
const TAKEN: ReadonlySet<PreviewKind> = new Set(['new', 'changed'])
const TAKEABLE: ReadonlySet<PreviewKind> = new Set(['new', 'changed', 'conflicting'])

interface ImportPreviewProps {
  read: ReadImport
  lines: readonly PreviewLine[]
  kinds: readonly PreviewKind[]
  /** missing: for readers */
  onTake: ((kinds: ReadonlySet<PreviewKind>) => void) | undefined
}

/** What an import would do, by kinds, with a choice for each. */
export function ImportPreview({ read, lines, kinds, onTake }: ImportPreviewProps) {
  const { t, count } = useTexts()
  const [taken, setTaken] = useState(TAKEN)
  const refused = [...read.refused, ...lines.flatMap((line) => (line.kind === 'refused' ? [{ ...line, text: line.after }] : []))]
  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onTake?.(taken)
  }
  if (lines.length === 0 && refused.length === 0) return <p className="empty">{t('import.none')}</p>
  return (
    <form className="stack" onSubmit={take}>
      {read.notices.map((notice) => (
        <p key={notice} className="note">
          {t(`import.notices.${notice}`)}
        </p>
      ))}
      {kinds.map((kind) => {
        const ofKind = lines.filter((line) => line.kind === kind)
        const amount = kind === 'refused' ? refused.length : ofKind.length
        return (
          <fieldset key={kind}>
            <legend>
              {t(`import.kinds.${kind}`)} <span className="badge">{count(amount)}</span>
            </legend>
            {kind === 'conflicting' && amount > 0 && <p className="hint">{t('import.firstCounts')}</p>}
            {TAKEABLE.has(kind) && onTake && (
              <label>
                <input
                  type="checkbox"
                  checked={taken.has(kind)}
                  onChange={({ target }) => setTaken(new Set([...taken, kind].filter((other) => other !== kind || target.checked)))}
                />{' '}
                {t('import.takeKind', { kind: t(`import.kinds.${kind}`) })}
              </label>
            )}
            {amount > 0 && (
              <details>
                <summary>{t('import.show')}</summary>
                <ul className="changes">
                  {kind === 'refused'
                    ? refused.slice(0, SHOWN).map(({ line, text, ...fault }) => (
                        <li key={line}>
                          <p>
                            {t('import.line', { line })}: {faultText(t, fault)}
                          </p>
                          <code>{text}</code>
                        </li>
                      ))
                    : ofKind.slice(0, SHOWN).map((line) => (
                        <li key={line.line}>
                          <p className="hint">
                            {t('import.line', { line: line.line })}
                            {'rival' in line && `: ${t('import.rival', { rival: line.rival })}`}
                            {'who' in line && `: ${t('import.who', { who: line.who })}`}
                          </p>
                          <ChangeLines change={kind === 'same' ? { after: line.after } : line} />
                        </li>
                      ))}
                </ul>
              </details>
            )}
          </fieldset>
        )
      })}
      {onTake && (
        <button className="primary" disabled={!lines.some(({ kind }) => taken.has(kind))}>
          {t('import.take')}
        </button>
      )}
    </form>
  )
}
