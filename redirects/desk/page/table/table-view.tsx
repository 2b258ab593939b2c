import { useState } from 'react'
import type { RuleRow } from '../../wire.ts'
import { go, usePlace } from '../place-store.ts'
import { RuleDialog } from '../rule/rule-dialog.tsx'
import { useTexts } from '../texts/texts.ts'
import { rulesQuery } from './rules-query.ts'
import { RulesTable } from './rules-table.tsx'
import { TableTools } from './table-tools.tsx'

/** The rules of a table: search, filter, sort, add, edit and remove. */
export function TableView() {
  const place = usePlace()
  const { t } = useTexts()
  const [edited, setEdited] = useState<RuleRow | 'new'>()
  const query = rulesQuery(place)
  return (
    <>
      <h1 className="hidden">{t('views.table')}</h1>
      <TableTools
        query={query}
        onChange={(params) => go({ params: { ...place.params, ...params } }, { replace: true })}
        onAdd={() => setEdited('new')}
      />
      <RulesTable query={query} onSort={(sort) => go({ params: { ...place.params, sort } }, { replace: true })} onEdit={setEdited} />
      {edited && <RuleDialog row={edited === 'new' ? undefined : edited} firstSource={query.q} onClose={() => setEdited(undefined)} />}
    </>
  )
}
