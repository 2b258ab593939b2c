import type { ReactNode } from 'react'
import type { RichTextBranch, RichTextNode } from '#shared/contract/rich-text.ts'
import { textOf } from '#shared/contract/text-of.ts'
import { useTranslate } from '../../i18n/use-translate.tsx'

interface TableProps {
  table: RichTextBranch
  /** draws what is in a cell */
  draw: (nodes: RichTextNode[]) => ReactNode
}

const MAX_LABEL = 80

/** A table that scrolls in a region of its own, reachable by keyboard and named by its head. */
export function RichTextTable({ table, draw }: TableProps) {
  const t = useTranslate()
  const rows = table.content.filter(isRow)
  const [first, ...others] = rows
  if (!first) return null
  const hasHead = others.length > 0 && first.content.every(isHeaderCell)
  const label = first.content.map((cell) => textOf([cell])).filter(Boolean).join(', ').slice(0, MAX_LABEL)
  return (
    <div className="rich-text-table" role="region" aria-label={label || t('content.table')} tabIndex={0}>
      <table>
        {hasHead && (
          <thead>
            <Row row={first} scope="col" draw={draw} />
          </thead>
        )}
        <tbody>
          {(hasHead ? others : rows).map((row, index) => (
            <Row key={index} row={row} scope="row" draw={draw} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, scope, draw }: { row: RichTextBranch; scope: 'col' | 'row'; draw: TableProps['draw'] }) {
  return (
    <tr>
      {row.content.filter(isCell).map(({ nodeType, content, data }, index) => {
        const spans = { colSpan: data?.colspan, rowSpan: data?.rowspan }
        return nodeType === 'table-header-cell' ? (
          <th key={index} scope={scope} {...spans}>{draw(content)}</th>
        ) : (
          <td key={index} {...spans}>{draw(content)}</td>
        )
      })}
    </tr>
  )
}

function isRow(node: RichTextNode): node is RichTextBranch {
  return node.nodeType === 'table-row'
}

function isCell(node: RichTextNode): node is RichTextBranch {
  return node.nodeType === 'table-cell' || node.nodeType === 'table-header-cell'
}

function isHeaderCell(node: RichTextNode): boolean {
  return node.nodeType === 'table-header-cell'
}
