import { useTexts } from '../texts/texts.ts'
import { Fold } from '../ui/fold.tsx'
import { Icon } from '../ui/icon.tsx'
import { type Item, rowItem } from '../ui/row-items.ts'
import { RowsTable } from '../ui/rows-table.tsx'
import { useFolds } from '../ui/use-folds.ts'
import { type GroupActions, GroupHead } from './import-group-head.tsx'
import { type ImportGroup, type ImportRow, refusalText, rowKey } from './import-groups.ts'
import { writtenParts } from './written-parts.ts'

const FIRST_ROWS = 3

interface ImportTableProps extends GroupActions {
  groups: readonly ImportGroup[]
  /** lines that the editor left out */
  left: ReadonlySet<number>
}

/** What needs a person comes first; lines that are fine are folded. */
export function ImportTable(props: ImportTableProps) {
  const { groups, left, selection } = props
  const { t, many } = useTexts()
  const turned = useFolds()
  const whole = useFolds()
  const items = groups.flatMap((group): Item<ImportRow>[] => {
    const { name, kind, rows } = group
    // fine lines are folded at first
    const isOpen = (kind === 'fine' || kind === 'same') === turned.has(name)
    const shown = isOpen ? rows.slice(0, whole.has(name) || rows.length <= FIRST_ROWS + 1 ? undefined : FIRST_ROWS) : []
    const rest = isOpen ? rows.length - shown.length : 0
    return [
      {
        kind: 'group',
        key: name,
        content: <GroupHead {...props} group={group} isOpen={isOpen} onToggle={() => turned.toggle(name)} />,
      },
      ...shown.map((row) => rowItem(rowKey(name, row), row, left.has(row.line) ? 'child gone' : 'child')),
      ...(rest > 0
        ? [
            {
              kind: 'more' as const,
              key: `more ${name}`,
              content: (
                <Fold isOpen={false} onToggle={() => whole.toggle(name)}>
                  {many('findings.more', rest)}
                </Fold>
              ),
            },
          ]
        : []),
    ]
  })
  return (
    <RowsTable
      caption={t('import.caption')}
      items={items}
      {...(selection && { selection })}
      columns={[
        { name: 'source', place: 'a', heading: t('columns.source'), renderCell: (row) => <SourceCell row={row} /> },
        {
          name: 'target',
          place: 'b',
          className: 'to',
          heading: t('columns.target'),
          width: '31%',
          renderCell: ({ target }) => (
            <code className="path" title={target}>
              {target || '–'}
            </code>
          ),
        },
        {
          name: 'happens',
          place: 't',
          heading: t('columns.happens'),
          width: '212px',
          renderCell: (row) => <HappensTag row={row} isLeft={left.has(row.line)} />,
        },
        {
          name: 'line',
          place: 'n',
          heading: t('columns.line'),
          width: '92px',
          isNumber: true,
          className: 'quiet',
          renderCell: ({ line }) => t('import.line', { line }),
        },
      ]}
    />
  )
}

/** Struck text goes, bold text stays: one sees the fix before it happens. */
function SourceCell({ row: { written, source } }: { row: ImportRow }) {
  if (written === undefined) {
    return (
      <code className="path" title={source}>
        {source}
      </code>
    )
  }
  const { before, kept, after } = writtenParts(written, source)
  return (
    <code className="path" title={written}>
      {before !== '' && <del>{before}</del>}
      {kept === undefined && ' '}
      <ins>{kept ?? source}</ins>
      {after !== '' && <del>{after}</del>}
    </code>
  )
}

function HappensTag({ row, isLeft }: { row: ImportRow; isLeft: boolean }) {
  const { t } = useTexts()
  const { kind, hides, needs } = row
  if (isLeft) return <span className="tag">{t('import.happens.left')}</span>
  if (kind === 'mend') return <span className="tag warn">{needs?.map((mend) => t(`import.goes.${mend}`)).join(', ')}</span>
  if (kind === 'twice' || kind === 'colleague' || kind === 'refused') {
    const reason = refusalText(t, row)
    return (
      <span className={kind === 'colleague' ? 'tag warn' : 'tag bad'} title={reason}>
        <span>{reason}</span>
      </span>
    )
  }
  if (hides !== undefined) {
    return (
      <span className="tag bad">
        <Icon name="eye-off" />
        {t('problems.hidden-page')}
      </span>
    )
  }
  return <span className={kind === 'new' ? 'tag good' : 'tag'}>{t(`filters.${kind}`)}</span>
}
