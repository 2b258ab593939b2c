import type { ReactNode } from 'react'
import { undoBatch } from '#redirects/store/edit-draft.ts'
import { type HistoryEntry, readHistory } from '#redirects/store/history.ts'
import { type Publication, publicationsOf } from '#redirects/store/publications.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { type DeskContext, done, failure, HOME, noteOf, textOf, viewPath } from '../desk-app.ts'
import { show } from '../frame.tsx'
import { Act, Changes, Editors, Filters, Head, LinkButton, Rows } from '../parts.tsx'
import { moment, number, refusalText } from '../words.ts'
import { undoOf } from './rules.tsx'

const PAGE_CHANGES = 200
const MAX_CHANGES = 20_000
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

interface Row {
  at: number
  who: string
  what: ReactNode
  changes: ReactNode
  action: ReactNode
}

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
  const rows = [
    ...publications.map((version, index) =>
      versionRow(version, index === 0, publications.length > 1),
    ),
    ...batchRows(entries),
  ].filter(({ at }) => at >= oldest)
  return show(
    c,
    'History',
    <>
      <Head
        title="History"
        lead="Each publication is a version. “Take back” makes the version before live again and puts the changes back into the draft."
      />
      <div className="tools">
        <Filters view="history" names={FILTERS} current={filter} />
      </div>
      <HistoryRows rows={rows.sort((a, b) => b.at - a.at)} locale={locale} />
      {hasMore && (
        <p className="tools">
          <LinkButton
            view="history"
            query={{ filter, limit: String(limit + PAGE_CHANGES) }}
            label="Show older"
          />
        </p>
      )}
    </>,
  )
}

export function HistoryRows({ rows, locale }: { rows: readonly Row[]; locale: LocaleCode }) {
  return (
    <Rows
      caption="History"
      rows={rows}
      empty="No changes yet."
      columns={[
        { head: 'What and why', area: 'a', cell: ({ what }) => what },
        {
          head: 'Who and when',
          area: 'more',
          cell: ({ who, at }) => `${who} · ${moment(at, locale, Date.now())}`,
        },
        { head: 'Changes', area: 'b', cell: ({ changes }) => changes },
        { head: 'Action', area: 'do', cell: ({ action }) => action },
      ]}
    />
  )
}

function versionRow(
  { seq, kind, why, who, at, counts }: Publication,
  isLive: boolean,
  hasBefore: boolean,
): Row {
  return {
    at,
    who,
    what: (
      <span>
        <b>{why || KINDS[kind]}</b> <small>version {number(seq)}</small>{' '}
        {isLive && <span className="tag good">live</span>}
        {why !== '' && kind !== 'publish' && (
          <span className="tag">{KINDS[kind].toLowerCase()}</span>
        )}
      </span>
    ),
    changes: <Counts {...counts} />,
    action: isLive ? (
      hasBefore && (
        <Act
          view="version"
          fields={{ do: 'back', live: String(seq) }}
          icon="undo"
          label="Take back"
        />
      )
    ) : (
      <Editors>
        <LinkButton view="version" query={{ seq: String(seq) }} label="Restore…" />
      </Editors>
    ),
  }
}

/** The changes that were saved together are one row. */
export function batchRows(entries: readonly HistoryEntry[]): Row[] {
  return [...Map.groupBy(entries, ({ batch }) => batch)].flatMap(([batch, changes]) =>
    changes.slice(0, 1).map(({ at, who, kind, why, lines }) => ({
      at,
      who,
      what: why === '' ? KINDS[kind] : `${KINDS[kind]}: ${why}`,
      changes: <Changes changes={changes} all={lines} />,
      action: <Act view="undo" fields={{ batch }} icon="undo" label="Undo" />,
    })),
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

/** Undoes a change of the draft. Refused if one of its rules has changed since. */
export async function undo(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const result = await undoBatch(c.env.stores, c.get('locale'), textOf(form, 'batch'), noteOf(c))
  const asked = textOf(form, 'back')
  const back = asked.startsWith(`${HOME}/`) ? asked : viewPath(c.get('locale'), 'history')
  if (result.kind === 'saved') return done(c, back, { text: 'Undone.', undo: undoOf(result.batch) })
  return done(c, back, failure(refusalText(result.refusal)))
}
