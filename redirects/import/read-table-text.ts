import { parseRedirectTable } from '../table/parse-table.ts'
import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'

/** The format of our tables: `/old /new # note`, also with full old addresses. */
export function readTableText(text: string, context: ImportContext): ImportResult {
  const lines = importLines(context)
  for (const [index, content] of text.split('\n').entries()) {
    // parseRedirectTable refuses full old addresses, so a / replaces the address for parsing
    const [, before = '', source = '', rest = ''] =
      /^(\s*)(https?:\/\/\S+)(.*)$/.exec(content) ?? []
    const { rules, invalid } = parseRedirectTable(source === '' ? content : `${before}/${rest}`)
    for (const rule of rules)
      lines.take(index + 1, content, source === '' ? rule : { ...rule, source })
    for (const fault of invalid) lines.refuse(index + 1, content, fault)
  }
  return lines.result()
}
