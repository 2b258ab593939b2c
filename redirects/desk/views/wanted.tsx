import { openDraft } from '#redirects/store/drafts.ts'
import { setAside } from '#redirects/store/set-aside.ts'
import { type WantedRow, wantedRows } from '#redirects/store/wanted.ts'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import { suggestionText } from '#redirects/words/describe.ts'
import {
  type DeskContext,
  done,
  failure,
  herePath,
  noteOf,
  textOf,
  textsOf,
  viewPath,
} from '../desk-app.ts'
import { show } from '../frame.tsx'
import { Button, Chosen, Editors, Filters, Head, LinkButton, Rows } from '../parts.tsx'
import { number, plural } from '../words.ts'
import { saveChanges } from './rules.tsx'

const FILTERS = {
  '': 'Open',
  suggested: 'With a suggestion',
  once: 'Asked for once',
  aside: 'Set aside',
}
/** A cookie carries the undo. */
const MAX_UNDO = 2_000

function isShown({ isOnce, isAside, suggestion }: WantedRow, filter: string): boolean {
  if (filter === 'aside') return isAside
  if (isAside || isOnce !== (filter === 'once')) return false
  return filter !== 'suggested' || suggestion !== undefined
}

/** Addresses that visitors asked for and did not find, most visits first. */
export async function wanted(c: DeskContext): Promise<Response> {
  const { filter = '' } = c.req.query()
  const locale = c.get('locale')
  const all = await rowsOf(c)
  const rows = all.filter((row) => isShown(row, filter))
  const visits = all.filter((row) => isShown(row, '')).reduce((sum, row) => sum + row.visits, 0)
  return show(
    c,
    'Wanted',
    <>
      <Head
        title="Wanted addresses"
        lead={`Addresses that people asked for in 30 days and did not find: ${plural(visits, 'visit')}. Robots are not counted.`}
      />
      <div className="tools">
        <Filters
          view="wanted"
          names={FILTERS}
          current={filter}
          amount={(value) => all.filter((row) => isShown(row, value)).length}
        />
      </div>
      <form method="post">
        <Rows
          caption="Wanted addresses"
          rows={rows}
          empty="No addresses."
          check={({ path }) => ({ name: 'path', value: path, 'aria-label': `Select ${path}` })}
          columns={[
            {
              head: 'Wanted',
              area: 'a',
              cell: ({ path }) => (
                <a href={viewPath(locale, 'explain', { address: path })}>
                  <code>{path}</code>
                </a>
              ),
            },
            { head: 'Visits 30 d', area: 'num', cell: (row) => number(row.visits) },
            { head: 'Suggestion', area: 'b', cell: (row) => <Suggestion {...row} /> },
            {
              head: 'Comes from',
              area: 'more',
              cell: ({ referrers }) => referrers.map((host) => host || 'typed').join(', '),
            },
            {
              head: 'Action',
              area: 'do',
              cell: ({ path, suggestion }) => (
                <Editors>
                  {suggestion === undefined ? (
                    <LinkButton view="rule" query={{ source: encodeURI(path) }} label="Pick…" />
                  ) : (
                    <Button form="add" name="add" value={path} icon="plus" label="Add" />
                  )}
                </Editors>
              ),
            },
          ]}
        />
        <Chosen>
          <Button className="btn-dark" value="suggested" label="Add as suggested" />
          <Button
            value={filter === 'aside' ? 'show' : 'aside'}
            label={filter === 'aside' ? 'Show again' : 'Set aside'}
          />
        </Chosen>
      </form>
      {/* its own form, because Enter in a field presses the first button of a form */}
      <form method="post" id="add" hidden />
    </>,
  )
}

function Suggestion({ suggestion }: WantedRow) {
  if (suggestion === undefined) return <small>no page is close</small>
  return (
    <span>
      <code>{suggestion.target}</code> <small>{suggestionText(suggestion.why)}</small>
    </span>
  )
}

/** Adds rules for addresses, or sets addresses aside. */
export async function changeWanted(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const [here, added] = [herePath(c), textOf(form, 'add')]
  const what = added === '' ? textOf(form, 'do') : 'suggested'
  const rows = await rowsOf(c)
  const shown = rows
    .filter((row) => isShown(row, c.req.query('filter') ?? ''))
    .map(({ path }) => path)
  const ticked = textsOf(form, 'path')
  const paths = added === '' ? (ticked.length === 0 && form.has('page') ? shown : ticked) : [added]
  if (paths.length === 0)
    return done(c, here, failure('Select at least one address. Nothing was changed.'))
  if (what === 'aside' || what === 'show') return setPathsAside(c, paths, what === 'aside')
  const target = textOf(form, 'target')
  const suggested = new Map(rows.map(({ path, suggestion }) => [path, suggestion?.target]))
  const changes = paths.flatMap((path) => {
    const [source, to] = [encodeURI(path), what === 'target' ? target : suggested.get(path)]
    return to ? [{ key: ruleEntryKey(source), after: ruleLine({ source, target: to }) }] : []
  })
  if (changes.length === 0)
    return done(c, here, failure('These addresses have no new address. Nothing was changed.'))
  const [first] = changes
  const text =
    changes.length === 1 && first
      ? `Added to the draft: ${first.after}`
      : `${plural(changes.length, 'rule')} added to the draft.`
  return saveChanges(c, here, changes, { text, why: 'wanted by visitors' })
}

async function setPathsAside(
  c: DeskContext,
  paths: readonly string[],
  isAside: boolean,
): Promise<Response> {
  // the undo sends all paths in one field
  const names = paths.flatMap((path) => path.split('\n'))
  await setAside(c.env.stores.db, {
    locale: c.get('locale'),
    kind: 'path',
    names,
    isAside,
    ...noteOf(c),
  })
  const path = names.join('\n')
  const undo = { view: 'wanted', fields: { do: isAside ? 'show' : 'aside', path } }
  return done(c, herePath(c), {
    text: `${plural(names.length, 'address', 'addresses')} ${isAside ? 'set aside' : 'shown again'}.`,
    undo: path.length < MAX_UNDO ? undo : undefined,
  })
}

async function rowsOf(c: DeskContext): Promise<WantedRow[]> {
  const [locale, { stores, site }] = [c.get('locale'), c.env]
  const [draft, known] = await Promise.all([openDraft(stores, locale), site.knownPaths()])
  const input = {
    entries: new Map([...draft.baseEntries, ...draft.entries]),
    pages: known[locale] ?? new Set<string>(),
  }
  return wantedRows(stores.db, locale, input, Date.now())
}
