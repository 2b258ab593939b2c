import { type SubmitEvent, useId, useState } from 'react'
import { faultText } from '#redirects/messages/describe.ts'
import type { Fault } from '#redirects/table/fault.ts'
import { parseLine } from '#redirects/table/parse-table.ts'
import { exampleEntryKey } from '#redirects/table/table-entries.ts'
import { exampleLine } from '#redirects/table/write-line.ts'
import { save } from '../edits/edits.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'

interface RuleExamplesProps {
  /** the rule's old path */
  path: string
  lines: readonly string[]
}

/** Addresses with the target they must have. They are checked before every publication. */
export function RuleExamples({ path, lines }: RuleExamplesProps) {
  const { t } = useTexts()
  const { canEdit } = useSession()
  const [fault, setFault] = useState<Fault>()
  const id = useId()
  async function add(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const example = { path: String(values.get('path')).trim(), target: String(values.get('target')).trim() }
    const read = parseLine(exampleLine(example), 1)
    setFault(read && 'fault' in read ? read : undefined)
    if (!read || 'fault' in read) return
    const outcome = await save([{ key: exampleEntryKey(example.path), after: exampleLine(example) }])
    if (outcome.kind === 'saved') form.reset()
  }
  return (
    <section>
      <h2>{t('examples.title')}</h2>
      <p className="hint">{t('examples.hint')}</p>
      <ul>
        {lines.map((line) => (
          <li key={line} className="actions">
            <code>{line.replace(/^example\s+/, '').replace(/\s+/, ' → ')}</code>
            {canEdit && (
              <button type="button" className="btn" onClick={() => void save([{ key: exampleKeyOf(line), before: line }])}>
                {t('examples.remove')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <form className="trio" onSubmit={(event) => void add(event)}>
          <div className="field">
            <label htmlFor={`${id}-path`}>{t('examples.path')}</label>
            <input id={`${id}-path`} className="path" name="path" required defaultValue={path.replace(/\/\*$/, '/')} autoComplete="off" />
          </div>
          <div className="field">
            <label htmlFor={`${id}-target`}>{t('examples.target')}</label>
            <input id={`${id}-target`} className="path" name="target" required autoComplete="off" />
          </div>
          <button className="btn add">{t('examples.add')}</button>
        </form>
      )}
      <p role="alert" className="field-fault">
        {fault && faultText(t, fault)}
      </p>
    </section>
  )
}

function exampleKeyOf(line: string): string {
  return exampleEntryKey(line.split(/\s+/)[1] ?? '')
}
