import type { Fault } from '../table/fault.ts'
import { type Column, columnsOf } from './column-names.ts'
import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'
import { isFormula, readRows, unguardedCell } from './read-cells.ts'

type Cells = Partial<Record<Column, string>>
type Columns = readonly (Column | undefined)[]

/** The columns of files without a header row. */
const USUAL: Columns = ['source', 'target', 'status']
/** of Cloudflare's Bulk Redirects */
const CLOUDFLARE: Columns = [
  'source',
  'target',
  'status',
  'keepsQuery',
  'subdomains',
  'below',
  'keepsRest',
]

/** Without a header row the first cell is the old address, the second the new one. */
export function readCsv(text: string, context: ImportContext): ImportResult {
  const lines = importLines(context)
  const [first, ...others] = readRows(text)
  const header = first && columnsOf(first.cells)
  if (header?.some((column, index) => column === undefined && first?.cells[index] !== ''))
    lines.notice('columns')
  const columns = header ?? usualColumns(first?.cells)
  // paths of Shopify may lack their first slash
  const isShopify = header !== undefined && /^redirect from$/i.test(first?.cells[0] ?? '')
  // there a star is a character; in a rule it is a folder
  const hasLiteralStar = isShopify || columns === CLOUDFLARE
  for (const { line, cells, text: shown, fault } of header || !first
    ? others
    : [first, ...others]) {
    const said = fault ?? readCells(cells)
    if ('fault' in said) lines.refuse(line, shown, said)
    else if (hasLiteralStar && said.source?.includes('*') && !isTrue(said.below))
      lines.refuse(line, shown, { fault: 'literalStar' })
    else {
      const { source = '', target = '', status, note } = said
      lines.take(
        line,
        shown,
        isShopify
          ? { source: withSlash(source), target: withSlash(target), status, note }
          : { source, target, status, note },
      )
    }
  }
  return lines.result()

  function readCells(cells: readonly string[]): Cells | Fault {
    if (cells.length === 1) return { fault: 'oneCell' }
    if (cells.slice(columns.length).some((cell) => cell !== '')) return { fault: 'cells' }
    const used = columns.flatMap((column, index) =>
      column && cells[index] ? [[column, cells[index]] as const] : [],
    )
    if (used.some(([, cell]) => isFormula(cell))) return { fault: 'formula' }
    return plainLine(
      Object.fromEntries(used.map(([column, cell]) => [column, unguardedCell(cell)])),
    )
  }
}

function usualColumns([, , third = '', fourth = '']: readonly string[] = []): Columns {
  return /^30\d$/.test(third) && /^(?:true|false)$/i.test(fourth) ? CLOUDFLARE : USUAL
}

/** Refuses a line that does what a rule cannot express. */
function plainLine({ subdomains, below, keepsRest, ...cells }: Cells): Cells | Fault {
  if (isTrue(subdomains)) return { fault: 'subdomains' }
  if (!isTrue(below)) return cells
  return isTrue(keepsRest)
    ? { fault: 'splat' }
    : { ...cells, below: 'true', source: `${(cells.source ?? '').replace(/\/$/, '')}/*` }
}

function isTrue(cell: string | undefined): boolean {
  return cell?.toLowerCase() === 'true'
}

function withSlash(address: string): string {
  return /^(?:\/|https?:|$)/i.test(address) ? address : `/${address}`
}
