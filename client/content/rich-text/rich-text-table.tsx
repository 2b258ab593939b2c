import type { ComponentType } from 'react'
import type { RichTextBranch, RichTextNode } from '#shared/contract/rich-text.ts'
import { textOf } from '#shared/contract/text-of.ts'
import { useTranslate } from '../../i18n/use-translate.ts'
import type { HeadingLevels } from './heading-levels.ts'

export interface CellContent {
  levels: HeadingLevels
  /** draws what is in a cell: a cell may hold all that a document may */
  Nodes: ComponentType<{ nodes: RichTextNode[]; levels: HeadingLevels }>
}

export interface RichTextTableProps extends CellContent {
  table: RichTextBranch
}

const MAX_LABEL = 80

/** A table that scrolls in a group of its own, reachable by keyboard and named by its head. */
export function RichTextTable({ table, ...content }: RichTextTableProps) {
  const t = useTranslate()
  const rows = table.content.filter(isRow)
  const [first, ...others] = rows
  if (!first) return null
  const hasHead = others.length > 0 && first.content.every(isHeaderCell)
  const label = first.content
    .map((cell) => textOf([cell]))
    .filter(Boolean)
    .join(', ')
    .slice(0, MAX_LABEL)
  return (
    // a group, no landmark: two tables of a page may have the same head
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- what scrolls has to be reachable by keyboard
    <div role="group" className="rich-text-table" aria-label={label || t('content.table')} tabIndex={0}>
      <table>
        {hasHead && (
          <thead>
            <Row row={first} scope="col" {...content} />
          </thead>
        )}
        <tbody>
          {(hasHead ? others : rows).map((row, index) => (
            <Row key={index} row={row} scope="row" {...content} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ row, scope, levels, Nodes }: CellContent & { row: RichTextBranch; scope: 'col' | 'row' }) {
  return (
    <tr>
      {row.content.filter(isCell).map(({ nodeType, content, data }, index) => {
        const spans = { colSpan: data?.colspan, rowSpan: data?.rowspan }
        const inside = <Nodes nodes={content} levels={levels} />
        return nodeType === 'table-header-cell' ? (
          <th key={index} scope={scope} {...spans}>
            {inside}
          </th>
        ) : (
          <td key={index} {...spans}>
            {inside}
          </td>
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
