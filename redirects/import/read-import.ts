import type { FaultName } from '../table/fault.ts'
import { ruleEntryKey } from '../table/table-entries.ts'
import { columnsOf } from './column-names.ts'
import type { ImportContext, ImportedLine, ImportResult } from './import-lines.ts'
import { readRows } from './read-cells.ts'
import { readCsv } from './read-csv.ts'
import { readTableText } from './read-table-text.ts'

/** Several times the largest table. */
const MAX_IMPORT_CHARACTERS = 32_000_000
const LOOKED_AT_CHARACTERS = 20_000

/**
 * Reads the rules of a text, and refuses other lines with the reason. previewImport then compares
 * the rules with a table.
 */
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
  return { ...result, ...withRivals(result, context) }
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

/**
 * Adds the number of the other line to lines with the same path and different targets. Drops
 * repeated lines.
 */
function withRivals({ rules }: ImportResult, context: ImportContext): { rules: ImportedLine[] } {
  const firstOf = new Map<string, ImportedLine>()
  const kept: ImportedLine[] = []
  for (const rule of rules) {
    const key = `${rule.locale ?? context.locale ?? ''} ${ruleEntryKey(rule.source)}`
    const first = firstOf.get(key)
    if (first && first.target === rule.target) continue
    if (first) first.rival ??= rule.line
    const line = first ? { ...rule, rival: first.line } : { ...rule }
    if (!first) firstOf.set(key, line)
    kept.push(line)
  }
  return { rules: kept }
}
