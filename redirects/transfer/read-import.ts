import type { FaultName } from '../table/fault.ts'
import { ruleEntryKey } from '../table/table-entries.ts'
import { detectFormat } from './detect-format.ts'
import type { Format } from './formats.ts'
import type { ImportContext, ImportedLine, ImportResult } from './import-lines.ts'
import { readApache } from './read-apache.ts'
import { readCloudflare } from './read-cloudflare.ts'
import { readCsv } from './read-csv.ts'
import { readNetlify } from './read-netlify.ts'
import { readNginx } from './read-nginx.ts'
import { readShopify } from './read-shopify.ts'
import { readTableText } from './read-table-text.ts'

/** Several times the largest table. */
const MAX_IMPORT_CHARACTERS = 32_000_000

const READERS: Record<Format, (text: string, context: ImportContext) => ImportResult> = {
  table: readTableText,
  csv: readCsv,
  tsv: (text, context) => readCsv(text, context, { delimiter: '\t' }),
  netlify: readNetlify,
  apache: readApache,
  nginx: readNginx,
  cloudflare: readCloudflare,
  shopify: readShopify,
}

export interface ReadImport extends ImportResult {
  format: Format
}

/**
 * Reads the rules of a text, and refuses other lines with the reason. previewImport then compares the rules with a table.
 * @param format default: detected
 */
export function readImport(text: string, context: ImportContext, format: Format = detectFormat(text)): ReadImport {
  const fault = textFault(text)
  if (fault)
    return { format, rules: [], mendable: [], refused: [{ line: 1, text: text.slice(0, 80).replace(/\p{C}/gu, '·'), fault }], notices: [] }
  const result = READERS[format](text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'), context)
  return { ...result, ...withRivals(result, context), format }
}

function textFault(text: string): FaultName | undefined {
  if (text.length > MAX_IMPORT_CHARACTERS) return 'tooLong'
  if (text.startsWith('PK\u0003\u0004')) return 'workbook'
  return text.includes('\0') ? 'notText' : undefined
}

/** Adds the number of the other line to lines with the same path and different targets. Drops repeated lines. */
function withRivals({ rules }: ImportResult, context: ImportContext): { rules: ImportedLine[] } {
  const firstOf = new Map<string, ImportedLine>()
  const kept: ImportedLine[] = []
  for (const rule of rules) {
    const key = `${rule.locale ?? context.locale ?? ''} ${ruleEntryKey(rule.source)}`
    const first = firstOf.get(key)
    if (first && first.target === rule.target && first.from === rule.from && first.until === rule.until) continue
    if (first) first.rival ??= rule.line
    const line = first ? { ...rule, rival: first.line } : { ...rule }
    if (!first) firstOf.set(key, line)
    kept.push(line)
  }
  return { rules: kept }
}
