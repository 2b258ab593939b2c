import type { PathEnd } from '#redirects/check/end-of-path.ts'
import type { Replayed } from '#redirects/replay/replay.ts'
import { PlaceLink } from '../place-link.tsx'
import { useTexts } from '../texts/texts.ts'
import { Fold } from '../ui/fold.tsx'
import { type Item, rowItem } from '../ui/row-items.ts'
import { RowsTable } from '../ui/rows-table.tsx'
import { useFolds } from '../ui/use-folds.ts'

/** The most serious first. */
const KINDS = ['fails', 'changed', 'fixed', 'same'] as const
const TONES = { fails: 'bad', changed: 'warn', fixed: 'good', same: 'quiet' } as const

type Row = Replayed['rows'][number]

/** Addresses grouped by what changes for them, most visits first. */
export function ReplayResults({ replayed: { rows, totals } }: { replayed: Replayed }) {
  const { t, many, count } = useTexts()
  const closed = useFolds()
  const shown = (end: PathEnd) => (end.kind === 'nowhere' ? t('replay.notFound') : end.address)
  const items = KINDS.filter((kind) => totals[kind].addresses > 0).flatMap((kind): Item<Row>[] => {
    const isOpen = !closed.has(kind)
    return [
      {
        kind: 'group',
        key: kind,
        content: (
          <div className="bar">
            <Fold isOpen={isOpen && kind !== 'same'} onToggle={() => closed.toggle(kind)}>
              <span className={TONES[kind]}>{t(`replay.kinds.${kind}`)}</span>{' '}
              <span className="quiet">
                {count(totals[kind].addresses)} · {many('findings.visits', totals[kind].visits)}
              </span>
            </Fold>
          </div>
        ),
      },
      ...(isOpen ? rows.filter((row) => row.kind === kind).map((row) => rowItem(`${kind} ${row.address}`, row, 'child')) : []),
    ]
  })
  return (
    <RowsTable
      caption={t('views.replay')}
      items={items}
      columns={[
        {
          name: 'address',
          place: 'a',
          heading: t('replay.address'),
          renderCell: ({ address }) => (
            <PlaceLink to={{ view: 'explain', params: { address } }}>
              <code className="path">{address}</code>
            </PlaceLink>
          ),
        },
        { name: 'before', place: 'x', heading: t('replay.before'), renderCell: ({ live }) => <code className="path">{shown(live)}</code> },
        {
          name: 'after',
          place: 'b',
          className: 'to',
          heading: t('replay.after'),
          renderCell: ({ staged }) => <code className="path">{shown(staged)}</code>,
        },
        {
          name: 'visits',
          place: 'n',
          heading: t('replay.visits'),
          width: '104px',
          isNumber: true,
          renderCell: ({ visits }) => count(visits),
        },
      ]}
    />
  )
}
