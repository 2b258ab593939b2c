import type { ReactNode } from 'react'
import {
  type RichTextBranch,
  type RichTextBranchType,
  type RichTextNode,
  plainTextOf,
} from '#shared/contract/rich-text-document.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

const MAX_LABEL = 80
/** Tables with fewer columns fit on a phone. */
const MIN_STACKED_COLUMNS = 3
/** characters: in a stacked table, a column with a longer text starts a new line */
const LONG_TEXT = 32

/**
 * A table in a scroll container that the keyboard reaches. Its first row is its accessible name. In
 * a narrow column a table of several columns shows each row as a list: the first cell, then each
 * other cell with the name of its column.
 */
export function RichTextTable({
  table,
  renderCell,
}: {
  table: RichTextBranch
  renderCell: (content: RichTextNode[]) => ReactNode
}) {
  const t = useTranslate()
  const rows = branchesOf(table, 'table-row')
  const [first, ...others] = rows
  if (!first) return null
  const hasHead =
    others.length > 0 && first.content.every(({ nodeType }) => nodeType === 'table-header-cell')
  const columns = first.content.map((cell) => plainTextOf([cell]))
  const label = columns.filter(Boolean).join(', ').slice(0, MAX_LABEL)
  const isStacked = hasHead && columns.length >= MIN_STACKED_COLUMNS && !rows.some(hasSpans)
  const isLong = columns.map((_, index) =>
    others.some(({ content }) => plainTextOf(content.slice(index, index + 1)).length > LONG_TEXT),
  )
  const renderRow = (row: RichTextBranch, scope: 'col' | 'row', key?: number) => (
    <tr key={key}>
      {branchesOf(row, 'table-cell', 'table-header-cell').map(
        ({ nodeType, content, data }, index) => {
          const isHead = nodeType === 'table-header-cell'
          const Cell = isHead ? 'th' : 'td'
          const isNamed = isStacked && index > 0 && scope === 'row'
          return (
            <Cell
              key={index}
              scope={isHead ? scope : undefined}
              colSpan={data?.colspan}
              rowSpan={data?.rowspan}
              data-column={isNamed ? columns[index] : undefined}
              data-long={isNamed && isLong[index] ? '' : undefined}
            >
              {renderCell(content)}
            </Cell>
          )
        },
      )}
    </tr>
  )
  return (
    <div
      // not a landmark, because two tables may have the same first row
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="group"
      className="rich-text-table"
      aria-label={label || t('content.table')}
      // the keyboard must reach a scroll container
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <table data-stacked={isStacked ? '' : undefined}>
        {hasHead && <thead>{renderRow(first, 'col')}</thead>}
        <tbody>{(hasHead ? others : rows).map((row, index) => renderRow(row, 'row', index))}</tbody>
      </table>
    </div>
  )
}

function hasSpans(row: RichTextBranch): boolean {
  return branchesOf(row, 'table-cell', 'table-header-cell').some(
    ({ data }) => data?.colspan ?? data?.rowspan,
  )
}

function branchesOf({ content }: RichTextBranch, ...types: RichTextBranchType[]): RichTextBranch[] {
  return content.filter((node): node is RichTextBranch =>
    types.some((type) => type === node.nodeType),
  )
}
