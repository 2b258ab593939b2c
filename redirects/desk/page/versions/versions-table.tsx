import type { LiveState } from '../../wire.ts'
import { saved, tell } from '../edits/edits.ts'
import { notify } from '../notices/notices.tsx'
import { placeStore } from '../place-store.ts'
import { useTexts } from '../texts/texts.ts'
import { Icon } from '../ui/icon.tsx'
import { type Item, rowItem } from '../ui/row-items.ts'
import { RowsTable } from '../ui/rows-table.tsx'
import type { Selection } from '../ui/use-selection.ts'
import { RestorePanel } from './restore-panel.tsx'
import { VersionActions } from './version-actions.tsx'
import { shortHash, versionName } from './version-name.ts'
import type { VersionLine } from './version-rows.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
const DAY_HOURS = 24

interface VersionsTableProps {
  lines: readonly VersionLine[]
  live: LiveState
  query: string
  /** the line whose restoration is prepared */
  opened: string | undefined
  onOpen: (key: string | undefined) => void
  selection: Selection<VersionLine>
}

export function VersionsTable({ lines, live, query, opened, onOpen, selection }: VersionsTableProps) {
  const texts = useTexts()
  const { t, moment } = texts
  const items = lines.flatMap((line): Item<VersionLine>[] => [
    rowItem(line.key, line, opened === line.key ? 'on' : undefined),
    ...(opened === line.key
      ? [
          {
            kind: 'edit' as const,
            key: `restore ${line.key}`,
            content: <RestorePanel line={line} live={live} onBring={() => void bring(line)} onClose={() => onOpen(undefined)} />,
          },
        ]
      : []),
  ])
  async function bring(line: VersionLine) {
    const name = versionName(texts, line)
    const { locale } = placeStore.place
    const done = await tell('bring', { version: line.version, why: t('versions.bringWhy', { name }) })
    if (!done) return
    onOpen(undefined)
    saved(locale, done.batch, [], 'bring', 1)
    notify({
      text: t('versions.brought', { name }),
      link: { label: t('filters.draft'), to: { view: 'rules', params: { filter: 'draft' } } },
    })
  }
  return (
    <RowsTable
      caption={t('views.versions')}
      className="versions tall"
      items={items}
      selection={selection}
      query={query}
      columns={[
        {
          name: 'name',
          place: 'a',
          heading: t('columns.name'),
          renderCell: (line) => (
            <>
              <b>{versionName(texts, line)}</b>{' '}
              <code className="quiet only-wide" title={line.version}>
                {line.seq === undefined ? '' : `${line.seq}·`}
                {shortHash(line.version)}
              </code>
            </>
          ),
        },
        {
          name: 'who',
          place: 'b',
          heading: t('columns.who'),
          width: '208px',
          renderCell: ({ who, at }) => (at === undefined ? '' : `${who} · ${moment(at)}`),
        },
        { name: 'mark', place: 't', heading: t('columns.mark'), width: '168px', renderCell: (line) => <VersionMark line={line} /> },
        {
          name: 'changes',
          place: 'n',
          heading: t('columns.changes'),
          width: '116px',
          isNumber: true,
          renderCell: (line) => <Counts line={line} />,
        },
        {
          name: 'actions',
          place: 'do',
          width: '284px',
          renderCell: (line) => (
            <VersionActions
              line={line}
              live={live}
              isOpen={opened === line.key}
              onBring={() => void bring(line)}
              onRestore={() => onOpen(opened === line.key ? undefined : line.key)}
            />
          ),
        },
      ]}
    />
  )
}

function VersionMark({ line: { mark, takenBackAfter, isMissing } }: { line: VersionLine }) {
  const { t } = useTexts()
  if (isMissing) return <span className="tag bad">{t('versions.marks.missing')}</span>
  switch (mark) {
    case 'live':
      return (
        <span className="tag good">
          <Icon name="check" />
          {t('versions.marks.live')}
        </span>
      )
    case 'taken-back':
      return <span className="tag warn">{t('versions.marks.takenBack', { time: durationText(takenBackAfter ?? 0) })}</span>
    case 'taking-back':
      return (
        <span className="tag">
          <Icon name="undo" />
          {t('versions.marks.takingBack')}
        </span>
      )
    case 'staged':
      return <span className="tag">{t('versions.marks.staged')}</span>
    default:
      return null
  }
}

/** '4 min', '3 h', '2 d': a length that needs no other words. */
export function durationText(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / MINUTE_MS))
  if (minutes < HOUR_MINUTES) return `${minutes} min`
  const hours = Math.round(minutes / HOUR_MINUTES)
  return hours < 2 * DAY_HOURS ? `${hours} h` : `${Math.round(hours / DAY_HOURS)} d`
}

/** The signs are said in words to a screen reader. */
function Counts({ line: { counts } }: { line: VersionLine }) {
  const { t, count } = useTexts()
  if (!counts) return null
  const { added, changed, removed } = counts
  const parts = [
    { name: 'added' as const, sign: '+', amount: added, tone: 'good' },
    { name: 'edited' as const, sign: '±', amount: changed, tone: '' },
    { name: 'removed' as const, sign: '−', amount: removed, tone: 'bad' },
  ].filter(({ amount }) => amount > 0)
  return parts.map(({ name, sign, amount, tone }) => (
    <span key={name} className={tone}>
      <span aria-hidden>
        {sign}
        {count(amount)}{' '}
      </span>
      <span className="hidden">
        {count(amount)} {t(`publish.${name}`)}{' '}
      </span>
    </span>
  ))
}
