import type { RichTextBranch, RichTextNode } from '#shared/contract/rich-text.ts'
import { textOf } from '#shared/contract/text-of.ts'
import { useTranslate } from '../../i18n/use-translate.tsx'
import type { HeadingLevels } from './heading-levels.ts'
import { RichTextNodes } from './rich-text-nodes.tsx'

const MAX_LABEL = 80

/** A table that scrolls in a region of its own, reachable by keyboard and named by its head. */
export function RichTextTable({ table, levels }: { table: RichTextBranch; levels: HeadingLevels }) {
  const t = useTranslate()
  const rows = table.content.filter((row) => row.nodeType === 'table-row')
  const [first, ...others] = rows
  if (!first) return null
  const hasHead = others.length > 0 && first.content.every(isHeaderCell)
  const label = first.content.map((cell) => textOf([cell])).filter(Boolean).join(', ').slice(0, MAX_LABEL) || t('content.table')
  return (
    <div className="rich-text-table" role="region" aria-label={label} tabIndex={0}>
      <table>
        {hasHead && <thead>{<Row row={first} scope="col" levels={levels} />}</thead>}
        <tbody>
          {(hasHead ? others : rows).map((row, index) => (
            <Row key={index} row={row} scope="row" levels={levels} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, scope, levels }: { row: RichTextBranch; scope: 'col' | 'row'; levels: HeadingLevels }) {
  return (
    <tr>
      {row.content.map((cell, index) => {
        const inside = 'content' in cell ? <RichTextNodes nodes={cell.content} levels={levels} /> : null
        const { colspan, rowspan } = spans(cell)
        return isHeaderCell(cell) ? (
          <th key={index} scope={scope} colSpan={colspan} rowSpan={rowspan}>{inside}</th>
        ) : (
          <td key={index} colSpan={colspan} rowSpan={rowspan}>{inside}</td>
        )
      })}
    </tr>
  )
}

function isHeaderCell(cell: RichTextNode): boolean {
  return cell.nodeType === 'table-header-cell'
}

function spans(cell: RichTextNode): { colspan?: number; rowspan?: number } {
  return cell.nodeType === 'table-cell' || cell.nodeType === 'table-header-cell' ? (cell.data ?? {}) : {}
}
