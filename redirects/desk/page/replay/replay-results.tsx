import type { PathEnd } from '#redirects/check/end-of-path.ts'
import type { Replayed } from '#redirects/replay/replay.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { DataTable } from '../ui/data-table.tsx'

/** The most serious first. */
const KINDS = ['fails', 'changed', 'fixed'] as const

/** Addresses grouped by the kind of change, most visits first. */
export function ReplayResults({ replayed: { rows, totals } }: { replayed: Replayed }) {
  const { t, count } = useTexts()
  const heading = (kind: keyof typeof totals) =>
    `${t(`replay.kinds.${kind}`)}: ${count(totals[kind].addresses)} (${t('wanted.visits', { visits: count(totals[kind].visits) })})`
  const shown = (end: PathEnd) => (end.kind === 'nowhere' ? t('replay.notFound') : end.address)
  return (
    <>
      {KINDS.filter((kind) => totals[kind].addresses > 0).map((kind) => (
        <details key={kind} open={kind !== 'changed'}>
          <summary>{heading(kind)}</summary>
          <DataTable
            caption={t(`replay.kinds.${kind}`)}
            rows={rows.filter((row) => row.kind === kind)}
            columns={[
              {
                name: 'address',
                heading: t('replay.address'),
                renderCell: ({ address }) => <PlaceLink to={{ view: 'explain', params: { address } }}>{address}</PlaceLink>,
              },
              { name: 'before', heading: t('replay.before'), renderCell: ({ live }) => shown(live) },
              { name: 'after', heading: t('replay.after'), renderCell: ({ staged }) => shown(staged) },
              { name: 'visits', heading: t('replay.visits'), width: '6rem', renderCell: ({ visits }) => count(visits) },
            ]}
          />
        </details>
      ))}
      <p>{heading('same')}</p>
    </>
  )
}
