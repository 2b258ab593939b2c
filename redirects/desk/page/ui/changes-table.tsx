import type { EntryChange } from '#redirects/table/table-entries.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from './change-lines.tsx'
import { rowItem } from './row-items.ts'
import { RowsTable } from './rows-table.tsx'

interface ChangesTableProps {
  caption: string
  changes: readonly EntryChange[]
}

/** Lines before and after a change. */
export function ChangesTable({ caption, changes }: ChangesTableProps) {
  const { t } = useTexts()
  return (
    <RowsTable
      caption={caption}
      className="lines"
      isShort
      items={changes.map((change) => rowItem(change.key, change))}
      columns={[
        {
          name: 'source',
          place: 'a',
          heading: t('columns.source'),
          width: '30%',
          renderCell: ({ key }) => (
            <PlaceLink to={{ view: 'rule', params: { key } }}>
              <code className="path">{key}</code>
            </PlaceLink>
          ),
        },
        { name: 'change', place: 'b', heading: t('columns.change'), renderCell: (change) => <ChangeLines change={change} /> },
      ]}
    />
  )
}
