import type { EntryChange } from '#redirects/table/table-entries.ts'
import type { RuleRow } from '../../wire.ts'
import { fieldsOf, lineOf, lineOfRow, type RuleFields } from '../rule/rule-fields.ts'

/** The changes that give rules the filled fields; an empty field changes nothing. Rules that have the values already are left out. */
export function editMany(rows: readonly RuleRow[], fields: Partial<RuleFields>): EntryChange[] {
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value.trim() !== ''))
  return rows.flatMap((row) => {
    const before = lineOfRow(row)
    const after = lineOf({ ...fieldsOf(row), ...given })
    return before === after ? [] : [{ key: row.key, before, after }]
  })
}
