import { useState } from 'react'
import { searchItems } from '#redirects/search/search-items.ts'
import type { WantedRow } from '#redirects/visits/wanted-paths.ts'
import { useDesk } from '../api/use-desk.ts'
import { go, usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { useTexts } from '../texts/texts.ts'
import { Loaded } from '../ui/loaded.tsx'
import { SearchTools } from '../ui/search-tools.tsx'
import { useSelection } from '../ui/use-selection.ts'
import { SelectedWanted } from './selected-wanted.tsx'
import { useAddedPaths } from './use-added-paths.ts'
import { isInFilter, keepPlaces, WANTED_FILTERS } from './wanted-filters.ts'
import { WantedTable } from './wanted-table.tsx'

/** Addresses that visitors asked for and did not find, most visits first. One press adds the suggested rule. */
export function WantedView() {
  const { locale } = usePlace()
  const wanted = useDesk('wanted', { locale })
  return <Loaded of={wanted}>{(rows) => <WantedRows rows={rows} />}</Loaded>
}

function WantedRows({ rows: now }: { rows: readonly WantedRow[] }) {
  const { params } = usePlace()
  const { t, many, count } = useTexts()
  const { canEdit } = useSession()
  const selection = useSelection<WantedRow>(({ path }) => path)
  const added = useAddedPaths()
  const [first] = useState(now)
  const rows = keepPlaces(first, now, new Set(added.paths.keys()))
  const { q = '', show = 'open' } = params
  const filter = WANTED_FILTERS.find((name) => name === show) ?? 'open'
  const { items, isNear } = searchItems(
    rows.filter((row) => isInFilter(row, filter)),
    q,
    ({ path, suggestion = '', referrers }) => [path, suggestion, ...referrers].join('\n'),
  )
  const open = now.filter((row) => isInFilter(row, 'open'))
  const change = (next: Record<string, string>) => go({ params: { ...params, ...next } }, { replace: true })
  return (
    <>
      <div className="head">
        <h1>{t('wanted.title')}</h1>
      </div>
      <p className="lead">
        {many('wanted.lead', open.length, { visits: count(open.reduce((sum, { visits }) => sum + visits, 0)) })} {isNear && t('rules.near')}
      </p>
      <SearchTools
        label={t('wanted.search')}
        q={q}
        onSearch={(text) => change({ q: text })}
        filter={filter}
        onFilter={(name) => change({ show: name })}
        filters={WANTED_FILTERS.map((name) => ({
          name,
          label: t(`wanted.filters.${name}`),
          amount: now.filter((row) => isInFilter(row, name)).length,
        }))}
      />
      {items.length === 0 && <p className="empty">{t('wanted.none')}</p>}
      <WantedTable
        rows={items}
        added={added}
        query={`${q} ${filter}`}
        selection={
          canEdit
            ? {
                ...selection,
                isAll: items.length > 0 && items.every(({ path }) => selection.has(path)),
                onAll: (isOn) =>
                  selection.choose(
                    items.map((row) => [row.path, row] as const),
                    isOn,
                  ),
              }
            : undefined
        }
      />
      {selection.rows.size > 0 && <SelectedWanted rows={[...selection.rows.values()]} added={added} onClear={selection.clear} />}
    </>
  )
}
