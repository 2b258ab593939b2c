import type { FaultName } from '#redirects/table/fault.ts'
import { ruleFault } from '#redirects/table/parse-table.ts'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { exampleLine, ruleLine } from '#redirects/table/write-line.ts'
import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { RuleRow } from '../../wire.ts'

/** The fields of a rule's form; '' is an empty field. */
export interface RuleFields {
  source: string
  target: string
  from: string
  until: string
  owner: string
  note: string
}

const FIELDS = ['source', 'target', 'from', 'until', 'owner', 'note'] as const

export const NO_FIELDS: RuleFields = { source: '', target: '', from: '', until: '', owner: '', note: '' }

export function fieldsOf({ source, target, from = '', until = '', owner = '', note = '' }: RuleRow): RuleFields {
  return { source, target, from, until, owner, note }
}

export interface FieldFault {
  field: keyof RuleFields
  fault: FaultName
}

/** The first fault of each invalid field. */
export function fieldFaults(fields: RuleFields): FieldFault[] {
  const { source, target, from, until, owner } = written(fields)
  const sourceFault = source === '' ? 'empty' : ruleFault(source, '/')
  // ruleFault gets a valid path, so any fault is one of the target
  const targetFault = target === '' ? 'empty' : ruleFault(sourceFault === undefined ? source : '/old/*', target)
  const faults: Partial<Record<keyof RuleFields, FaultName | undefined>> = {
    source: sourceFault,
    target: targetFault,
    until: from !== '' && until !== '' && until < from ? 'endsBefore' : undefined,
    owner: /\s|^#/.test(owner) ? 'oneWord' : undefined,
  }
  return FIELDS.flatMap((field) => {
    const fault = faults[field]
    return fault === undefined ? [] : [{ field, fault }]
  })
}

/** The path of a complete URL that was pasted as the old path. */
export function pathMeant(source: string): string | undefined {
  const address = source.trim()
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  return new URL(address).pathname
}

/** The fields as a line of the table. */
export function lineOf(fields: RuleFields): string {
  const { source, target, from, until, owner, note } = written(fields)
  return ruleLine({
    source,
    target,
    from: from || undefined,
    until: until || undefined,
    owner: owner || undefined,
    note: note || undefined,
  })
}

/** The table also shows examples. */
export function isExampleRow({ key }: RuleRow): boolean {
  return !key.startsWith('/')
}

/** The exact line of a rule or an example in the table. */
export function lineOfRow(row: RuleRow): string {
  return isExampleRow(row) ? exampleLine({ path: row.source, target: row.target }) : ruleLine(row)
}

/** The rule that a form edits. */
export interface ExistingRule {
  key: string
  /** the line in the draft; undefined: a colleague has removed it */
  line: string | undefined
  fields: RuleFields
}

export function existingRule(row: RuleRow): ExistingRule {
  return { key: row.key, line: row.state === 'removed' ? undefined : lineOfRow(row), fields: fieldsOf(row) }
}

/** The changes that saving makes. With another old path the rule is moved. */
export function changesOf(fields: RuleFields, existing?: ExistingRule): EntryChange[] {
  const key = ruleEntryKey(written(fields).source)
  const after = lineOf(fields)
  if (existing?.line === undefined) return [{ key, after }]
  const { line } = existing
  if (existing.key === key) return line === after ? [] : [{ key, before: line, after }]
  return [
    { key: existing.key, before: line },
    { key, after },
  ]
}

/** The fields as the table writes them: on one line, a space in a path as %20. */
function written(fields: RuleFields): RuleFields {
  const trimmed = (text: string) => text.trim()
  return {
    ...fields,
    source: trimmed(fields.source).replaceAll(' ', '%20'),
    target: trimmed(fields.target),
    owner: trimmed(fields.owner),
    note: trimmed(fields.note).replace(/\s*[\r\n]\s*/g, ' '),
  }
}
