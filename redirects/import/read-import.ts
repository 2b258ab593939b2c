import type { LocaleCode } from '#shared/locale/locales.ts'
import type { FaultName } from '../table/fault.ts'
import { parseRedirectTable } from '../table/parse-table.ts'
import { ruleEntryKey } from '../table/table-entries.ts'
import { columnsOf } from './column-names.ts'
import {
  type ImportContext,
  type ImportedLine,
  importLines,
  type ImportResult,
} from './import-lines.ts'
import { readRows } from './read-cells.ts'
import { readCsv } from './read-csv.ts'

/** Several times the largest table. */
const MAX_IMPORT_CHARACTERS = 32_000_000
const LOOKED_AT_CHARACTERS = 20_000

/** Reads the rules of a text, and refuses other lines with the reason. */
export function readImport(given: string, context: ImportContext): ImportResult {
  const fault = textFault(given)
  if (fault)
    return {
      rules: [],
      refused: [{ line: 1, text: given.slice(0, 80).replace(/\p{C}/gu, '·'), fault }],
      notices: [],
    }
  // addresses that were copied from the source of a page have &amp; in their query
  const text = given
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
    .replaceAll('&amp;', '&')
  const result = isTable(text.slice(0, LOOKED_AT_CHARACTERS))
    ? readTableText(text, context)
    : readCsv(text, context)
  return { ...result, rules: withRivals(result.rules, context.locale) }
}

/** Whether a text is a table as in redirects/, not CSV or cells. */
function isTable(start: string): boolean {
  const [head] = readRows(start)
  if (head && columnsOf(head.cells)) return false
  const first = start.split('\n').find((line) => !/^\s*(?:#|$)/.test(line)) ?? ''
  if (/^\s*version\s/.test(first)) return true
  // two addresses with a space between them, and no separator of cells
  return /^\s*\S*[^\s,;][ \t]+(?:\/|https?:)/.test(first) && !/^[^\t]+\t[^\t]+$|^\s*"/.test(first)
}

function textFault(text: string): FaultName | undefined {
  if (text.length > MAX_IMPORT_CHARACTERS) return 'tooLong'
  if (text.startsWith('PK\u0003\u0004')) return 'workbook'
  return text.includes('\0') ? 'notText' : undefined
}

/** The format of our tables: `/old /new # note`, also with full old addresses. */
function readTableText(text: string, context: ImportContext): ImportResult {
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

/** Lines with one path and different targets name each other. A repeated line is dropped. */
function withRivals(rules: readonly ImportedLine[], locale: LocaleCode): ImportedLine[] {
  const firstOf = new Map<string, ImportedLine>()
  return rules.flatMap((rule) => {
    const key = `${rule.locale ?? locale} ${ruleEntryKey(rule.source)}`
    const first = firstOf.get(key)
    if (!first) firstOf.set(key, rule)
    if (!first) return [rule]
    if (first.target === rule.target) return []
    first.rival ??= rule.line
    return [{ ...rule, rival: first.line }]
  })
}
