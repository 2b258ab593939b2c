import Papa from 'papaparse'
import { guardedCell } from './read-cells.ts'

interface RefusedRow {
  line: number
  text: string
  reason: string
}

/** The refused lines of an import with their reasons, as a CSV file for a spreadsheet. */
export function refusedFile(rows: readonly RefusedRow[]): string {
  const cells = rows.map(({ line, text, reason }) => [String(line), guardedCell(text), reason])
  return `\ufeff${Papa.unparse([['line', 'text', 'reason'], ...cells], { delimiter: ';', newline: '\n' })}\n`
}
