import { undoBatch } from '#redirects/store/edit-draft.ts'
import { type HistoryEntry, readHistory } from '#redirects/store/history.ts'
import { type Publication, publicationsOf } from '#redirects/store/publications.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type DeskContext, done, HOME, noteOf, textOf, viewPath } from '../desk-app.ts'
import { show } from '../frame.tsx'
import { Act, Changes, type Column, Editors, Filters, Head, Icon, Rows } from '../parts.tsx'
import { moment, number, refusalText } from '../words.ts'
import { undoOf } from './rules.tsx'

const PAGE_CHANGES = 200
const MAX_CHANGES = 20_000
const SHOWN_LINES = 3
const FILTERS = { '': 'All', versions: 'Versions', changes: 'Changes of the draft' }

const KINDS: Record<HistoryEntry['kind'] | Publication['kind'], string> = {
  edit: 'Edited',
  undo: 'Undone',
  import: 'Imported',
  publish: 'Published',
  seed: 'First version',
  restore: 'Restored',
  back: 'Taken back',
}

/** A publication, or the changes that were saved together. */
type Row =
  | { at: number; version: Publication; isLive: boolean; hasBefore: boolean }
  | { at: number; changes: readonly HistoryEntry[] }

/** Versions and changes in one list, the newest first. */
export async function history(c: DeskContext): Promise<Response> {
  const { filter = '', limit: asked } = c.req.query()
  const [locale, { db }] = [c.get('locale'), c.env.stores]
  const limit = Math.min(MAX_CHANGES, Number(asked) || PAGE_CHANGES)
  const [publications, entries] = await Promise.all([
    filter === 'changes' ? [] : publicationsOf(db, locale),
    filter === 'versions' ? [] : readHistory(db, locale, { limit }),
  ])
  const hasMore = entries.length >= limit
  const oldest = hasMore ? (entries.at(-1)?.at ?? 0) : 0
  const rows: Row[] = [
    ...publications.map((version, index) => ({
      at: version.at,
      version,
      isLive: index === 0,
      hasBefore: publications.length > 1,
    })),
    ...batches(entries),
  ]
  return show(
    c,
    'History',
    <>
      <Head
        title="History"
        lead="Each publication is a version. “Take back” makes the version before live again and puts the changes back into the draft."
      />
      <div className="tools">
        <Filters
          links={Object.entries(FILTERS).map(([value, name]) => ({
            href: viewPath(locale, 'history', { filter: value }),
            name,
            isOn: value === filter,
          }))}
        />
      </div>
      <RowsOf
        rows={rows.filter(({ at }) => at >= oldest).sort((a, b) => b.at - a.at)}
        locale={locale}
        now={Date.now()}
      />
      {hasMore && (
        <p className="pages">
          <a
            className="go"
            href={viewPath(locale, 'history', { filter, limit: String(limit + PAGE_CHANGES) })}
          >
            Show older
          </a>
        </p>
      )}
    </>,
  )
}

/** The changes of one rule. */
export function HistoryRows({
  entries,
  ...at
}: {
  entries: readonly HistoryEntry[]
  locale: LocaleCode
  now: number
}) {
  return entries.length === 0 ? null : <RowsOf rows={batches(entries)} {...at} />
}

function batches(entries: readonly HistoryEntry[]): Row[] {
  return [...Map.groupBy(entries, ({ batch }) => batch).values()].map((changes) => ({
    at: changes[0]?.at ?? 0,
    changes,
  }))
}

function RowsOf({ rows, locale, now }: { rows: readonly Row[]; locale: LocaleCode; now: number }) {
  if (rows.length === 0) return <p className="empty">No changes yet.</p>
  return <Rows caption="History" rows={rows} columns={columns(locale, now)} />
}

function columns(locale: LocaleCode, now: number): Column<Row>[] {
  return [
    {
      head: 'What and why',
      area: 'a',
      cell: (row) => ('version' in row ? <Version {...row} /> : <Kind changes={row.changes} />),
    },
    {
      head: 'Who and when',
      area: 'more',
      cell: (row) =>
        `${('version' in row ? row.version : row.changes[0])?.who ?? ''} · ${moment(row.at, locale, now)}`,
    },
    {
      head: 'Changes',
      area: 'b',
      cell: (row) =>
        'version' in row ? (
          <Counts {...row.version.counts} />
        ) : (
          <Changes changes={row.changes} most={SHOWN_LINES} />
        ),
    },
    {
      head: <span className="hidden">Actions</span>,
      area: 'do',
      cell: (row) => <Actions row={row} locale={locale} />,
    },
  ]
}

function Version({
  version: { seq, kind, why },
  isLive,
}: {
  version: Publication
  isLive: boolean
}) {
  return (
    <span>
      <b>{why || KINDS[kind]}</b> <small>version {number(seq)}</small>{' '}
      {isLive && <span className="tag good">live</span>}
      {why !== '' && kind !== 'publish' && <span className="tag">{KINDS[kind].toLowerCase()}</span>}
    </span>
  )
}

function Kind({ changes: [first] }: { changes: readonly HistoryEntry[] }) {
  return (
    <span>
      {KINDS[first?.kind ?? 'edit']}
      {first && first.why !== '' && `: ${first.why}`}
    </span>
  )
}

export function Counts({ added, changed, removed }: Publication['counts']) {
  return (
    <span>
      <span className="good">+{number(added)}</span> new, ±{number(changed)} changed,{' '}
      <span className="bad">−{number(removed)}</span> removed
    </span>
  )
}

function Actions({ row, locale }: { row: Row; locale: LocaleCode }) {
  if ('version' in row) {
    const { seq } = row.version
    if (row.isLive)
      return (
        row.hasBefore && (
          <Act view="version" fields={{ do: 'back', live: String(seq) }}>
            <Icon name="undo" /> Take back
          </Act>
        )
      )
    return (
      <Editors>
        <a className="btn" href={viewPath(locale, 'version', { seq: String(seq) })}>
          Restore…
        </a>
      </Editors>
    )
  }
  const [first] = row.changes
  if (!first) return null
  return (
    <Act view="undo" fields={{ batch: first.batch }}>
      <Icon name="undo" /> Undo
    </Act>
  )
}

/** Undoes a change of the draft. Refused if one of its rules has changed since. */
export async function undo(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const result = await undoBatch(c.env.stores, c.get('locale'), textOf(form, 'batch'), noteOf(c))
  const asked = textOf(form, 'back')
  const back = asked.startsWith(`${HOME}/`) ? asked : viewPath(c.get('locale'), 'history')
  if (result.kind === 'saved') return done(c, back, { text: 'Undone.', undo: undoOf(result.batch) })
  return done(c, back, {
    text:
      result.refusal.kind === 'not-found'
        ? 'This change is no longer known.'
        : refusalText(result.refusal),
    tone: 'bad',
  })
}
