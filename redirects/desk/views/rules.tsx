import { findingId } from '#redirects/check/find-causes.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { firstChanges, fixedTogether } from '#redirects/check/fix-table.ts'
import { countRows, searchRows } from '#redirects/search/search-rows.ts'
import { type TableRow, tableRows } from '#redirects/search/table-rows.ts'
import { type OpenDraft, openDraft } from '#redirects/store/drafts.ts'
import { editDraft } from '#redirects/store/edit-draft.ts'
import { setAside } from '#redirects/store/set-aside.ts'
import { parseLine } from '#redirects/table/parse-table.ts'
import { type EntryChange, lineEntryKey, reversed } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import {
  type DeskContext,
  done,
  failure,
  herePath,
  noteOf,
  type Said,
  textOf,
  textsOf,
  viewPath,
} from '../desk-app.ts'
import { checkedDraft, factsOf } from '../findings.ts'
import { show } from '../frame.tsx'
import {
  Button,
  Chosen,
  type Column,
  Editors,
  Filters,
  Head,
  LinkButton,
  Rows,
  Search,
} from '../parts.tsx'
import { number, plural, problemName, refusalText } from '../words.ts'

const PAGE_ROWS = 200
const FILTERS = { '': 'All', draft: 'Changed', finding: 'Problems', unvisited: 'Never visited' }

async function askedRows(c: DeskContext) {
  const { q = '', filter = '', sort = '-visits', page = '0' } = c.req.query()
  const locale = c.get('locale')
  const draft = await openDraft(c.env.stores, locale)
  const [{ findings }, { visits, aside }] = await Promise.all([
    checkedDraft(c, draft),
    factsOf(c, draft.entries),
  ])
  const shown = findings.filter((finding) => !aside.has(findingId(finding)))
  const problems = Map.groupBy(shown, ({ key }) => key)
  const rows = tableRows(draft.baseEntries, draft.changes)
  const facts = { problems, visits }
  const offset = Math.max(0, Number(page) || 0) * PAGE_ROWS
  const { rows: all, isNear } = searchRows(rows, { q, filter, sort }, facts)
  return {
    q,
    filter,
    sort,
    offset,
    draft,
    findings: shown,
    rows,
    facts,
    all,
    isNear,
    page: all.slice(offset, offset + PAGE_ROWS),
  }
}

/** Search, filters, order, and what can be done with selected rules. */
export async function rules(c: DeskContext): Promise<Response> {
  const { q, filter, sort, offset, rows, facts, all, page, isNear } = await askedRows(c)
  const [locale, matching] = [c.get('locale'), all.length]
  const to = (query: Record<string, string>) =>
    viewPath(locale, 'rules', { q, filter, sort, ...query })
  function sortable(name: string, label: string): Pick<Column<TableRow>, 'head' | 'sorted'> {
    const isUp = sort === name
    const isDown = sort === `-${name}`
    const isFirstDown = name === 'visits'
    const next = isFirstDown === isDown ? name : `-${name}`
    return {
      head: <a href={to({ sort: next })}>{`${label}${isUp ? ' ↑' : isDown ? ' ↓' : ''}`}</a>,
      sorted: isUp ? 'ascending' : isDown ? 'descending' : undefined,
    }
  }
  const last = Math.min(matching, offset + PAGE_ROWS)
  const pageLink = (label: string, step: number) => (
    <a className="btn" href={to({ page: String(offset / PAGE_ROWS + step) })}>
      {label}
    </a>
  )
  const amount = (name: string) =>
    name === ''
      ? rows.filter(({ state }) => state !== 'removed').length
      : countRows(rows, name, facts)
  return show(
    c,
    'Rules',
    <>
      <Head title="Rules">
        <Editors>
          <LinkButton view="import" label="Import…" />
          <LinkButton
            view="rule"
            query={{ source: q.startsWith('/') ? q : '' }}
            icon="plus"
            label="Add a rule"
          />
        </Editors>
      </Head>
      <div className="tools">
        <Search
          name="q"
          defaultValue={q}
          placeholder="Search addresses and notes"
          button="Search"
          fields={{ filter, sort }}
        />
        <Filters
          view="rules"
          names={{ ...FILTERS, ...(filter in FILTERS ? {} : { [filter]: problemName(filter) }) }}
          current={filter}
          query={{ q, sort }}
          amount={amount}
        />
      </div>
      {isNear && <p className="lead">No rule has exactly these words. These have one typo.</p>}
      <form method="post">
        <Rows
          caption="Rules"
          rows={page}
          empty="No rule matches. Try fewer words, or another filter."
          check={(row) => ({
            name: 'line',
            value: ruleLine(row),
            'aria-label': `Select ${row.source}`,
          })}
          mark={({ state }) => (state === 'same' ? undefined : state)}
          columns={[
            {
              ...sortable('source', 'Old address'),
              area: 'a',
              cell: ({ key, source }) => (
                <a href={viewPath(locale, 'rule', { key })}>
                  <code>{source}</code>
                </a>
              ),
            },
            {
              ...sortable('target', 'New address'),
              area: 'b',
              cell: ({ target }) => <code>{target}</code>,
            },
            {
              head: 'State',
              area: 'tag',
              cell: (row) => (
                <State state={row.state} problems={facts.problems.get(row.key) ?? []} />
              ),
            },
            ...(page.some(({ note }) => note !== undefined)
              ? [{ head: 'Note', area: 'more' as const, cell: ({ note }: TableRow) => note }]
              : []),
            {
              ...sortable('visits', 'Visits 30 d'),
              area: 'num',
              cell: ({ key }) => number(facts.visits.get(key) ?? 0),
            },
          ]}
        />
        <nav className="tools" aria-label="Pages">
          <span>{`${number(Math.min(matching, offset + 1))}–${number(last)} of ${number(matching)}`}</span>
          {offset > 0 && pageLink('Previous', -1)}
          {last < matching && pageLink('Next', 1)}
        </nav>
        <Chosen all={matching > PAGE_ROWS ? `all ${number(matching)} that match` : undefined}>
          {filter !== '' && filter !== 'draft' && filter !== 'unvisited' && (
            <>
              <Button value="fix" icon="wand" label="Fix" />
              <Button value="ignore" label="Ignore" />
            </>
          )}
          <Button value="take-out" icon="undo" label="Take out of the draft" />
          <Button className="bad" value="remove" icon="trash" label="Remove" />
        </Chosen>
      </form>
    </>,
  )
}

function State({ state, problems }: { state: TableRow['state']; problems: readonly Finding[] }) {
  return (
    <>
      {problems.map(({ kind, severity }) => (
        <span key={kind} className={severity === 'warning' ? 'tag warn' : 'tag bad'}>
          {problemName(kind)}
        </span>
      ))}
      {state !== 'same' && <span className={state === 'new' ? 'tag good' : 'tag'}>{state}</span>}
    </>
  )
}

/** Changes the selected rules: one change, which is undone as a whole. */
export async function changeRules(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const here = herePath(c)
  const { draft, findings, all, page } = await askedRows(c)
  const lines = textsOf(form, 'line')
  // without a script the checkbox in the head selects nothing in the page
  const asked = form.has('every') ? all : form.has('page') && lines.length === 0 ? page : undefined
  const chosen = asked?.map((row) => ruleLine(row)) ?? lines
  if (chosen.length === 0)
    return done(c, here, failure('Select at least one rule. Nothing was changed.'))
  const keys = new Set(chosen.flatMap((line) => lineEntryKey(line) ?? []))
  const found = findings.filter(({ key }) => keys.has(key))
  const what = textOf(form, 'do')
  if (what === 'ignore') return done(c, here, await ignore(c, found.map(findingId)))
  const changes =
    what === 'fix'
      ? fixedTogether(found).flatMap(firstChanges)
      : what === 'take-out'
        ? draft.changes.filter(({ key }) => keys.has(key)).map(reversed)
        : chosen.flatMap((line) => changed(line, what, textOf(form, 'target'), draft))
  if (changes.length === 0) return done(c, here, failure(NOTHING[what] ?? 'Nothing was changed.'))
  return saveChanges(c, here, changes, {
    text: `${plural(changes.length, 'rule')} ${DONE[what] ?? 'changed'}.`,
  })
}

/** Changes the draft, and says what was done, with its undo, or why it was refused. */
export async function saveChanges(
  c: DeskContext,
  to: string,
  changes: readonly EntryChange[],
  { text, why }: { text: string; why?: string | undefined },
): Promise<Response> {
  if (changes.length === 0)
    return done(c, to, failure('This has changed meanwhile. Nothing was saved.'))
  const note = { ...noteOf(c, why), kind: 'edit' as const }
  const result = await editDraft(c.env.stores, c.get('locale'), changes, note)
  if (result.kind === 'refused') return done(c, to, failure(refusalText(result.refusal)))
  return done(c, to, { text, undo: undoOf(result.batch) })
}

const DONE: Partial<Record<string, string>> = {
  remove: 'removed',
  'take-out': 'taken out of the draft',
  fix: 'fixed',
}
const NOTHING: Partial<Record<string, string>> = {
  fix: 'None of these problems can be fixed without you: open the rules.',
  target: 'Write the new address of the selected rules.',
  'take-out': 'The draft does not change these rules.',
}

export function undoOf(batch: string | undefined): Said['undo'] {
  return batch === undefined ? undefined : { view: 'undo', fields: { batch } }
}

/** Sets problems aside, or shows them again. */
export async function ignore(c: DeskContext, findings: readonly string[]): Promise<Said> {
  await setAside(c.env.stores.db, {
    locale: c.get('locale'),
    kind: 'finding',
    names: findings,
    isAside: true,
    ...noteOf(c),
  })
  return { text: `${plural(findings.length, 'problem')} ignored. The rule itself shows it again.` }
}

function changed(
  line: string,
  what: string,
  target: string,
  { entries }: OpenDraft,
): EntryChange[] {
  const [rule, key] = [parseLine(line, 0), lineEntryKey(line)]
  // a removed rule has no line in the draft
  if (!rule || !('source' in rule) || key === undefined || !entries.has(key)) return []
  if (what === 'remove') return [{ key, before: line }]
  return target === '' ? [] : [{ key, before: line, after: ruleLine({ ...rule, target }) }]
}
