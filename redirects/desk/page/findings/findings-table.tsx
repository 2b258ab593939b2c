import type { Cause, FoundProblem } from '#redirects/check/cause.ts'
import { causeText, findingText, fixText } from '#redirects/messages/describe.ts'
import { save } from '../edits/edits.ts'
import { PlaceLink } from '../place-link.tsx'
import { usePlace } from '../place-store.ts'
import { useSession } from '../session/session.ts'
import { type DeskTexts, useTexts } from '../texts/texts.ts'
import { Fold } from '../ui/fold.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { type Item, rowItem } from '../ui/row-items.ts'
import { RowsTable } from '../ui/rows-table.tsx'
import { useFolds } from '../ui/use-folds.ts'
import type { Selection } from '../ui/use-selection.ts'

/** Consequences that are shown at first. */
const FIRST_ROWS = 3

interface FindingsTableProps {
  causes: readonly Cause[]
  selection: Selection<FoundProblem> | undefined
  /** missing for readers */
  onPickTarget: ((problems: readonly FoundProblem[]) => void) | undefined
}

/** A cause is a heading with one action, its consequences are rows. */
export function FindingsTable({ causes, selection, onPickTarget }: FindingsTableProps) {
  const texts = useTexts()
  const { t, many, count } = texts
  const { locale } = usePlace()
  const closed = useFolds()
  const whole = useFolds()
  const items = causes.flatMap((cause): Item<FoundProblem>[] => {
    const { id, own, consequences } = cause
    const isOpen = !closed.has(id)
    const rows = own && consequences.length === 0 ? [own] : consequences
    const shown = isOpen ? rows.slice(0, whole.has(id) ? undefined : FIRST_ROWS) : []
    const rest = isOpen ? rows.length - shown.length : 0
    return [
      {
        kind: 'group',
        key: `cause ${id}`,
        content: <CauseHead cause={cause} isOpen={isOpen} onToggle={() => closed.toggle(id)} onPickTarget={onPickTarget} />,
      },
      ...shown.map((problem) => rowItem(problem.id, problem, 'child')),
      ...(rest > 0
        ? [
            {
              kind: 'more' as const,
              key: `more ${id}`,
              content: (
                <Fold isOpen={false} onToggle={() => whole.toggle(id)}>
                  {many('findings.more', rest)}
                </Fold>
              ),
            },
          ]
        : []),
      ...(isOpen && cause.kind === 'hidden-page' && consequences.some(({ kind }) => kind === 'chain')
        ? [
            {
              kind: 'more' as const,
              key: `why ${id}`,
              content: (
                <p className="note">
                  <Icon name="info" />
                  <span>{t('findings.causes.not-shortened')}</span>
                </p>
              ),
            },
          ]
        : []),
    ]
  })
  return (
    <RowsTable
      caption={t('findings.caption', { locale })}
      {...(selection && { selection })}
      items={items}
      query={causes.map(({ id }) => id).join(' ')}
      columns={[
        {
          name: 'source',
          place: 'a',
          heading: t('columns.source'),
          renderCell: (problem) => (
            <PlaceLink to={{ view: 'rule', params: { key: problem.key } }} title={findingText(t, problem)}>
              <code className="path">{problem.words['source'] ?? problem.line}</code>
            </PlaceLink>
          ),
        },
        {
          name: 'target',
          place: 'b',
          className: 'to',
          heading: t('columns.target'),
          width: '31%',
          renderCell: ({ words }) => (
            <code className="path" title={words['target']}>
              {words['target']}
            </code>
          ),
        },
        {
          name: 'consequence',
          place: 't',
          heading: t('columns.consequence'),
          width: '232px',
          renderCell: (problem) => (
            <span className="tag" title={findingText(t, problem)}>
              {consequenceText(texts, problem)}
            </span>
          ),
        },
        {
          name: 'visits',
          place: 'n',
          heading: t('columns.visits'),
          width: '104px',
          isNumber: true,
          renderCell: ({ visits }) => count(visits),
        },
      ]}
    />
  )
}

interface CauseHeadProps {
  cause: Cause
  isOpen: boolean
  onToggle: () => void
  onPickTarget: FindingsTableProps['onPickTarget']
}

function CauseHead({ cause, isOpen, onToggle, onPickTarget }: CauseHeadProps) {
  const { t, many, count } = useTexts()
  const { canEdit } = useSession()
  const { own, consequences, mend, severity, visits, kind } = cause
  const [first] = consequences
  const known = own ?? first
  const amount = consequences.length + (own && consequences.length === 0 ? 1 : 0)
  return (
    <div className="bar">
      <Fold isOpen={isOpen} onToggle={onToggle}>
        <span className="cause">
          <span className={severity === 'warning' ? 'warn' : 'bad'}>
            <Icon name={iconOf(cause)} />
            {causeText(t, cause)}
          </span>{' '}
          <span className="quiet">
            · {many('findings.rules', amount)} · {many('findings.visits', visits, { count: count(visits) })}
          </span>
        </span>
      </Fold>
      {canEdit && mend && known && (
        <button type="button" className="btn" onClick={() => void save(mend.changes, own ? {} : { kind: 'mend' })}>
          <Icon name={mend.kind === 'remove' || mend.kind === 'remove-other' ? 'trash' : 'wand'} />
          {own || amount === 1 ? fixText(t, known, mend) : `${fixText(t, known, mend)} (${count(mend.changes.length)})`}
        </button>
      )}
      {canEdit && !mend && onPickTarget && consequences.length > 0 && kind !== 'example' && (
        <button type="button" className="btn" onClick={() => onPickTarget(consequences)}>
          {many('findings.pickTarget', consequences.length)}
        </button>
      )}
    </div>
  )
}

function iconOf({ kind }: Cause): IconName {
  if (kind === 'hidden-page' || kind === 'whole-site') return 'eye-off'
  if (kind === 'expired') return 'clock'
  return kind === 'loop' ? 'stop' : 'warning'
}

/** What the finding means for visitors, in a few words. */
function consequenceText({ t, named }: DeskTexts, { kind, words, through }: FoundProblem): string {
  if (kind === 'chain' && words['end']) return t(through === undefined ? 'findings.onward' : 'findings.endsOn', { end: words['end'] })
  if (kind === 'dead') return t('findings.notFound')
  return kind === 'loop' ? t('findings.neverArrives') : named('problems', kind)
}
