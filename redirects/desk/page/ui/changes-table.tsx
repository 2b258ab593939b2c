import type { EntryChange } from '#redirects/table/table-entries.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { ChangeLines } from './change-lines.tsx'
import { type Column, DataTable } from './data-table.tsx'

interface ChangesTableProps<Change> {
  caption: string
  changes: readonly Change[]
  /** after the path and the change */
  more?: readonly Column<Change>[]
}

export function ChangesTable<Change extends EntryChange>({ caption, changes, more = [] }: ChangesTableProps<Change>) {
  const { t } = useTexts()
  const columns: Column<Change>[] = [
    {
      name: 'source',
      heading: t('columns.source'),
      width: '30%',
      renderCell: ({ key }) => <PlaceLink to={{ view: 'rule', params: { key } }}>{key}</PlaceLink>,
    },
    { name: 'change', heading: t('columns.change'), renderCell: (change) => <ChangeLines change={change} /> },
    ...more,
  ]
  return <DataTable caption={caption} columns={columns} rows={changes} />
}
