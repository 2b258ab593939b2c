import Papa from 'papaparse'
import type { Fault } from '../table/fault.ts'

export interface Row {
  /** 1-based line of the file where the row begins; a quoted cell may contain line ends */
  line: number
  cells: string[]
  text: string
  fault?: Fault
}

export type Delimiter = ',' | ';' | '\t'

/** A file with more quotes without an end is probably no CSV. Each costs another parse. */
const MAX_OPEN_QUOTES = 100

/** The rows without empty ones. A quote without an end costs its own line only. */
export function readRows(text: string, delimiter: Delimiter = delimiterOf(text)): Row[] {
  const lines = text.split('\n')
  const read: Row[] = []
  let rest = parseRows(text, delimiter)
  for (let quotes = 0; quotes < MAX_OPEN_QUOTES; quotes++) {
    const at = rest.findIndex(({ fault, height }) => fault !== undefined && height > 1)
    const open = rest[at]
    if (!open) break
    const { line, fault } = open
    read.push(...rest.slice(0, at), {
      line,
      cells: [],
      text: lines[line - 1] ?? '',
      ...(fault && { fault }),
    })
    rest = parseRows(lines.slice(line).join('\n'), delimiter).map((row) => ({
      ...row,
      line: row.line + line,
    }))
  }
  return [...read, ...rest]
}

/** `height`: the number of lines of a row. */
function parseRows(text: string, delimiter: Delimiter): (Row & { height: number })[] {
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: '\n', quoteChar: '"' })
  const brokenRows = new Set(errors.map(({ row }) => row))
  const rows: (Row & { height: number })[] = []
  let line = 1
  for (const [index, cells] of data.entries()) {
    const fault: Fault | undefined = brokenRows.has(index) ? { fault: 'quote' } : undefined
    const trimmed = cells.map((cell) => cell.trim())
    const height = 1 + cells.reduce((ends, cell) => ends + cell.split('\n').length - 1, 0)
    const isSeparatorLine = line === 1 && /^sep=/i.test(trimmed[0] ?? '')
    if (!isSeparatorLine && trimmed.some((cell) => cell !== '')) {
      rows.push({
        line,
        height,
        cells: trimmed,
        text: trimmed.join(delimiter === '\t' ? '  ' : delimiter),
        ...(fault && { fault }),
      })
    }
    line += height
  }
  return rows
}

/** The most frequent one of the first line that has any: Nordic Excel writes semicolons. */
export function delimiterOf(text: string): Delimiter {
  const [, separator] = /^sep=([;,\t])\s/i.exec(text) ?? []
  const line = (separator ?? /^.*[;,\t].*$/m.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '')
  const counts = (['\t', ';', ','] as const).map((delimiter) => ({
    delimiter,
    count: line.split(delimiter).length - 1,
  }))
  const most = counts.reduce((first, each) => (each.count > first.count ? each : first))
  return most.count > 0 ? most.delimiter : ','
}

const FORMULA = /^[=+\-@]/
const GUARDED = /^'*[=+\-@]/

/** The shown value of a formula differs from its text, so a formula is refused. */
export function isFormula(cell: string): boolean {
  return FORMULA.test(cell)
}

/** Escapes an exported cell that a spreadsheet would run as a formula. */
export function guardedCell(cell: string): string {
  return GUARDED.test(cell) ? `'${cell}` : cell
}

export function unguardedCell(cell: string): string {
  return cell.startsWith("'") && GUARDED.test(cell) ? cell.slice(1) : cell
}
