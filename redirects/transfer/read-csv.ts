import type { Fault } from '../table/fault.ts'
import { type Column, columnsOf } from './column-names.ts'
import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'
import { plainRule } from './plain-pattern.ts'
import { type Delimiter, isFormula, readRows, unguardedCell } from './read-cells.ts'

export type Cells = Partial<Record<Column, string>>

interface CsvOptions {
  delimiter?: Delimiter
  /** the columns of a file without a header row */
  columns?: readonly (Column | undefined)[]
  /** converts the cells of a format into those of a rule; returns a fault if a rule cannot express them */
  translate?: (cells: Cells) => Cells | Fault
}

/** CSV and TSV. Without a header row the first cell is the old address, the second the new one. */
export function readCsv(text: string, context: ImportContext, options: CsvOptions = {}): ImportResult {
  const { columns: usual = ['source', 'target', 'status'], translate = (cells: Cells) => cells } = options
  const lines = importLines(context)
  const [first, ...others] = readRows(text, options.delimiter)
  const header = first && columnsOf(first.cells)
  const isYoast = header !== undefined && /^origin$/i.test(first?.cells[0] ?? '')
  if (header?.some((column, index) => column === undefined && first?.cells[index] !== '')) lines.notice('columns')
  const columns = header ?? (isRedirection(first?.cells) ? REDIRECTION : usual)
  for (const { line, cells, text: shown, fault } of header || !first ? others : [first, ...others]) {
    const said = fault ?? translated(cells)
    if ('fault' in said) lines.refuse(line, shown, said)
    else {
      const { source = '', target = '', status, from, until, owner, note } = said
      const days = { ...(from && { from: isoDay(from) }), ...(until && { until: isoDay(until) }) }
      lines.take(line, shown, { source, target, status, ...days, ...(owner && { owner }), ...(note && { note }) })
    }
  }
  return lines.result()

  function translated(cells: readonly string[]): Cells | Fault {
    if (cells.length === 1) return { fault: 'oneCell' }
    if (cells.slice(columns.length).some((cell) => cell !== '')) return { fault: 'cells' }
    const used = columns.flatMap((column, index) => (column && cells[index] ? [[column, cells[index]] as const] : []))
    if (used.some(([, cell]) => isFormula(cell))) return { fault: 'formula' }
    const read = plainLine(Object.fromEntries(used.map(([column, cell]) => [column, unguardedCell(cell)])))
    if ('fault' in read) return read
    return translate(isYoast ? { ...read, source: withSlash(read.source), target: withSlash(read.target) } : read)
  }
}

/** The columns of an export of the WordPress plugin Redirection, which may have no header row. */
const REDIRECTION: readonly (Column | undefined)[] = ['source', 'target', 'regex', 'status', 'kind', undefined, 'note', 'state']

function isRedirection([, , regex = '', status = '']: readonly string[] = []): boolean {
  return /^[01]$/.test(regex) && /^\d{3}$/.test(status)
}

const ON = /^(?:enabled|active|true|yes|on|1|)$/i
const NO_REGEX = /^(?:0|false|no|plain|)$/i

/** Refuses a line that is switched off, or that does not redirect. A pattern becomes a rule if a rule can express it. */
function plainLine({ state = '', kind = '', regex = '', ...cells }: Cells): Cells | Fault {
  if (!ON.test(state)) return { fault: 'disabled', words: { state } }
  if (!/^(?:url|redirect|)$/i.test(kind)) return { fault: 'noRedirect' }
  if (NO_REGEX.test(regex)) return cells
  const rule = plainRule(cells.source ?? '', cells.target ?? '')
  return 'fault' in rule ? rule : { ...cells, source: rule.source, target: rule.target }
}

/** Yoast writes addresses without their first slash. */
function withSlash(address = ''): string {
  return /^(?:\/|https?:)/i.test(address) ? address : `/${address}`
}

/** Excel writes 1.12.2026 in the Nordic countries. With dots the day comes first, so it is unambiguous. */
function isoDay(day: string): string {
  const [, date, month, year] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(day) ?? []
  return date && month && year ? `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}` : day
}
