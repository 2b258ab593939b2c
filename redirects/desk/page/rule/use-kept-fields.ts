import { useState } from 'react'
import { readStored, writeStored } from '../stored.ts'
import { NO_FIELDS, type RuleFields } from './rule-fields.ts'

interface Kept {
  fields: RuleFields
  /** the saved line when typing started; undefined: there was none */
  basedOn: string | undefined
}

/**
 * A form's fields, stored in this browser until they are saved: they survive a reload and the end of the session. `name`: of the table and
 * rule. `first`: the saved fields.
 */
export function useKeptFields(name: string, first: RuleFields, line: string | undefined) {
  const [kept, setKept] = useState<Kept | undefined>(() => readKept(readStored(name)))
  function keep(next: Kept | undefined): void {
    setKept(next)
    writeStored(name, next)
  }
  return {
    fields: kept?.fields ?? first,
    isChanged: kept !== undefined,
    /** a colleague has saved the rule since typing started */
    isOutdated: kept !== undefined && kept.basedOn !== line,
    change: (part: Partial<RuleFields>) => keep({ fields: { ...(kept?.fields ?? first), ...part }, basedOn: kept ? kept.basedOn : line }),
    /** Keeps the editor's text, now based on the saved line. */
    goOn: () => kept && keep({ ...kept, basedOn: line }),
    forget: () => keep(undefined),
  }
}

function readKept(stored: unknown): Kept | undefined {
  if (typeof stored !== 'object' || stored === null || !('fields' in stored)) return undefined
  const { fields } = stored
  if (typeof fields !== 'object' || fields === null) return undefined
  const texts = Object.entries(fields).filter(([name, value]) => Object.hasOwn(NO_FIELDS, name) && typeof value === 'string')
  const basedOn = 'basedOn' in stored && typeof stored.basedOn === 'string' ? stored.basedOn : undefined
  return { fields: { ...NO_FIELDS, ...Object.fromEntries(texts) }, basedOn }
}
