import { parseRedirectTable } from '../table/parse-table.ts'
import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'

/** Our own table: `/old  /new  until 2027-01-31  # note`. Full addresses of known hosts are read, too; examples belong to their table. */
export function readTableText(text: string, context: ImportContext): ImportResult {
  const lines = importLines(context)
  for (const [index, content] of text.split('\n').entries()) {
    // an address of a known host is no rule of a table, but is one of an import
    const [, before = '', source = '', rest = ''] = /^(\s*)(https?:\/\/\S+)(.*)$/.exec(content) ?? []
    const { rules, examples, invalid } = parseRedirectTable(source === '' ? content : `${before}/${rest}`)
    for (const rule of rules) lines.take(index + 1, content, source === '' ? rule : { ...rule, source })
    for (const fault of invalid) lines.refuse(index + 1, content, fault)
    if (examples.length > 0) lines.refuse(index + 1, content, { fault: 'example' })
  }
  return lines.result()
}
