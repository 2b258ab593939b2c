import { type SubmitEvent, useState } from 'react'
import { faultText } from '#redirects/messages/describe.ts'
import type { PreviewKind, PreviewLine } from '#redirects/transfer/preview-import.ts'
import type { ReadImport } from '#redirects/transfer/read-import.ts'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from '../ui/change-lines.tsx'
import { DataTable } from '../ui/data-table.tsx'

/** Selected by default. */
const TAKEN: ReadonlySet<PreviewKind> = new Set(['new', 'changed'])
const TAKEABLE: ReadonlySet<PreviewKind> = new Set(['new', 'changed', 'conflicting'])

interface ImportPreviewProps {
  read: ReadImport
  lines: readonly PreviewLine[]
  kinds: readonly PreviewKind[]
  /** missing for readers */
  onTake: ((kinds: ReadonlySet<PreviewKind>) => void) | undefined
}

/** The changes of an import, by kind. The editor chooses the kinds to save. */
export function ImportPreview({ read, lines, kinds, onTake }: ImportPreviewProps) {
  const { t, count } = useTexts()
  const [taken, setTaken] = useState(TAKEN)
  const all = [...read.refused.map(({ text, ...fault }) => ({ ...fault, kind: 'refused' as const, key: '', after: text })), ...lines]
  function noteOf(line: PreviewLine): string {
    const name = t('import.line', { line: line.line })
    if (line.kind === 'refused') return `${name}: ${faultText(t, line)}`
    if ('rival' in line) return `${name}: ${t('import.rival', { rival: line.rival })}`
    return 'who' in line ? `${name}: ${t('import.who', { who: line.who })}` : name
  }
  function take(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    onTake?.(taken)
  }
  if (all.length === 0) return <p className="empty">{t('import.none')}</p>
  return (
    <form className="stack" onSubmit={take}>
      {read.notices.map((notice) => (
        <p key={notice} className="note">
          {t(`import.notices.${notice}`)}
        </p>
      ))}
      {kinds.map((kind) => {
        const ofKind = all.filter((line) => line.kind === kind)
        return (
          <fieldset key={kind}>
            <legend>
              {t(`import.kinds.${kind}`)} <span className="badge">{count(ofKind.length)}</span>
            </legend>
            {kind === 'conflicting' && ofKind.length > 0 && <p className="hint">{t('import.firstCounts')}</p>}
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
            {ofKind.length > 0 && (
              <details>
                <summary>{t('import.show')}</summary>
                <DataTable
                  caption={t(`import.kinds.${kind}`)}
                  rows={ofKind}
                  columns={[
                    { name: 'line', heading: t('columns.line'), width: '40%', renderCell: (line) => noteOf(line) },
                    { name: 'change', heading: t('columns.change'), renderCell: (line) => <LineChange line={line} /> },
                  ]}
                />
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

function LineChange({ line }: { line: PreviewLine }) {
  return line.kind === 'refused' || line.kind === 'same' ? <code>{line.after}</code> : <ChangeLines change={line} />
}
