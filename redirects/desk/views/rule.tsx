import { findingId } from '#redirects/check/find-causes.ts'
import type { Finding } from '#redirects/check/finding.ts'
import { type OpenDraft, openDraft } from '#redirects/store/drafts.ts'
import { editDraft } from '#redirects/store/edit-draft.ts'
import { readHistory } from '#redirects/store/history.ts'
import { parseLine, ruleFault } from '#redirects/table/parse-table.ts'
import { reversed, ruleEntryKey } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import { faultText, findingText } from '#redirects/words/describe.ts'
import { FIXES } from '#redirects/words/sentences.ts'
import { type DeskContext, done, noteOf, textOf, viewPath } from '../desk-app.ts'
import { checkedDraft, checkedTable, factsOf } from '../findings.ts'
import { show } from '../frame.tsx'
import { Act, Button, Changes, Editors, Facts, Field, Head, LinkButton, Panel } from '../parts.tsx'
import { plural, refusalText } from '../words.ts'
import { batchRows, HistoryRows } from './history.tsx'
import { ignore, saveChanges, undoOf } from './rules.tsx'

type Typed = Partial<Record<'source' | 'target' | 'note' | 'why', string | undefined>>
/** The problems of a target; all others are problems of the old address. */
const TARGET_KINDS: readonly string[] = ['dead', 'chain', 'loop', 'unknown-host', 'encoding']
const SHOWN_CHANGES = 20

interface Refused {
  typed: { source: string; target: string; note: string | undefined; why: string }
  faults?: Record<'source' | 'target', string | undefined>
  /** a problem of the target that does not prevent saving: its page may be published later */
  warning?: string | undefined
  said: string
  /** a colleague has saved: the line now */
  theirs?: { line: string | undefined } | undefined
}

/** One rule, with its problems, visits and history. Without a key: a new rule */
export async function showRule(
  c: DeskContext,
  key: string | undefined,
  refused?: Refused,
): Promise<Response> {
  const locale = c.get('locale')
  const draft = await openDraft(c.env.stores, locale)
  const [pages, { findings }, facts] = await Promise.all([
    c.env.site.knownPaths(),
    checkedDraft(c, draft),
    factsOf(c, draft.entries),
  ])
  const line = key === undefined ? undefined : draft.entries.get(key)
  const saved = line === undefined ? undefined : parseLine(line, 0)
  const fields: Typed = {
    source: c.req.query('source') ?? key,
    target: c.req.query('target'),
    ...(saved && 'source' in saved && saved),
    ...refused?.typed,
  }
  const own = key === undefined ? [] : findings.filter((finding) => finding.key === key)
  const change = draft.changes.find((each) => each.key === key)
  const before = refused?.theirs ? refused.theirs.line : line
  const title = key === undefined ? 'Add a rule' : (fields.source ?? key)
  return show(
    c,
    title,
    <>
      <Head title={title}>
        {key !== undefined && (
          <LinkButton
            view="explain"
            query={{ address: fields.source }}
            label="Explain this address"
          />
        )}
      </Head>
      <div className="body">
        {refused?.theirs && (
          <Facts
            isBad
            icon="warning"
            title={`${key === undefined ? 'This old address has a rule already' : 'A colleague has changed this rule'}. Your text is still in the form.`}
            facts={[
              ['Now', refused.theirs.line ?? 'the rule was removed'],
              ['Yours', ruleLine(refused.typed)],
              ['', 'Save again to replace what is there now, or press Cancel.'],
            ]}
          />
        )}
        <form method="post" action={viewPath(locale, 'rule', { key })} className="stack" data-asks>
          <input type="hidden" name="before" value={before} />
          <div className="columns">
            <Field
              name="source"
              label="Old address"
              className="mono"
              required
              fault={refused?.faults?.source}
              defaultValue={fields.source}
              hint="Only the path: /old. /old/* is /old and every path below it."
            />
            <Field
              name="target"
              label="New address"
              className="mono"
              required
              fault={refused?.faults?.target ?? refused?.warning}
              isWarning={refused?.warning !== undefined}
              defaultValue={fields.target}
              list="pages"
              hint="A page, as /new, or an address that starts with https://."
            />
          </div>
          <datalist id="pages">
            {[...(pages[locale] ?? [])].map((path) => (
              <option key={path}>{path}</option>
            ))}
          </datalist>
          <div className="columns">
            <Field label="Note" name="note" defaultValue={fields.note} maxLength={500} />
            <Field
              label="Why, for the history"
              name="why"
              defaultValue={refused?.typed.why}
              maxLength={500}
            />
          </div>
          <Editors>
            <div className="actions">
              <Button className="btn-dark" value="save" label="Save in the draft" />
              <LinkButton view="rules" label="Cancel" />
              {change && (
                <Button value="take-out" icon="undo" formNoValidate label="Take out of the draft" />
              )}
              {line !== undefined && (
                <Button
                  className="bad push"
                  value="remove"
                  icon="trash"
                  formNoValidate
                  label="Remove"
                />
              )}
            </div>
          </Editors>
        </form>
        {own.length > 0 && <Problems problems={own} aside={facts.aside} />}
        {change && (
          <Panel title="In the draft">
            <Changes changes={[change]} />
          </Panel>
        )}
        {key !== undefined && (
          <small>{plural(facts.visits.get(key) ?? 0, 'visit')} in the last 30 days</small>
        )}
      </div>
      {key !== undefined && (
        <HistoryRows
          rows={batchRows(
            await readHistory(c.env.stores.db, locale, { key, limit: SHOWN_CHANGES }),
          )}
          locale={locale}
        />
      )}
    </>,
    refused?.said,
  )
}

function Problems({ problems, aside }: { problems: Finding[]; aside: ReadonlySet<string> }) {
  return (
    <Panel icon="warning" title="Problems">
      <ul>
        {problems.map((problem) => (
          <li key={problem.kind}>
            <span className={problem.severity === 'warning' ? 'warn' : 'bad'}>
              {findingText(problem)}
            </span>
            {problem.fixes.map(({ kind, changes: [first] }, index) => (
              <Act
                key={index}
                fields={{ do: 'fix', problem: findingId(problem), fix: String(index) }}
                icon="wand"
                label={
                  <>
                    {FIXES[kind]} {first?.after !== undefined && <code>{first.after}</code>}
                  </>
                }
              />
            ))}
            {problem.severity !== 'error' && !aside.has(findingId(problem)) && (
              <Act fields={{ do: 'ignore', problem: findingId(problem) }} label="Ignore" />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

/** Saves or removes the rule, takes its change out of the draft, or fixes or ignores a problem. */
export async function changeRule(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const [locale, key] = [c.get('locale'), c.req.query('key')]
  const here = viewPath(locale, 'rule', { key })
  const draft = await openDraft(c.env.stores, locale)
  switch (textOf(form, 'do')) {
    case 'ignore':
      return done(c, here, await ignore(c, [textOf(form, 'problem')]))
    case 'take-out': {
      const changes = draft.changes.filter((change) => change.key === key).map(reversed)
      return saveChanges(c, here, changes, { text: 'Taken out of the draft.' })
    }
    case 'fix': {
      const problem = (await checkedDraft(c, draft)).findings.find(
        (finding) => findingId(finding) === textOf(form, 'problem'),
      )
      const fix = problem?.fixes[Number(textOf(form, 'fix'))]
      const changes = fix?.changes ?? []
      const kept = changes.findLast(({ after }) => after !== undefined)?.key
      const to = viewPath(locale, kept === undefined ? 'rules' : 'rule', { key: kept })
      return saveChanges(c, to, changes, {
        text: 'Fixed in the draft.',
        why: fix && FIXES[fix.kind],
      })
    }
    case 'remove': {
      const changes = key === undefined ? [] : [{ key, before: textOf(form, 'before') }]
      return saveChanges(c, viewPath(locale, 'rules'), changes, { text: `${key} is removed.` })
    }
    default:
      return saveRule(c, form, key, draft)
  }
}

async function saveRule(
  c: DeskContext,
  form: FormData,
  key: string | undefined,
  draft: OpenDraft,
): Promise<Response> {
  const locale = c.get('locale')
  const typed = {
    source: textOf(form, 'source'),
    target: textOf(form, 'target'),
    note: textOf(form, 'note').replace(/\s+/g, ' ') || undefined,
    why: textOf(form, 'why'),
  }
  const [fault, targetFault] = [ruleFault(typed.source, '/'), ruleFault('/', typed.target)]
  if (fault ?? targetFault) {
    const faults = {
      source: fault && faultText({ fault }),
      target: targetFault && faultText({ fault: targetFault }),
    }
    const warning = targetFault ? undefined : await targetProblem(c, typed.target, draft)
    const said = 'Nothing was saved. Your text is still in the form.'
    return showRule(c, key, { typed, faults, warning, said })
  }
  const before = textOf(form, 'before') || undefined
  const next = { key: ruleEntryKey(typed.source), after: ruleLine(typed) }
  const changes =
    key === undefined || before === undefined || next.key === key
      ? [{ ...next, before }]
      : [{ key, before }, next]
  const note = { ...noteOf(c, typed.why), kind: 'edit' as const }
  const result = await editDraft(c.env.stores, locale, changes, note)
  if (result.kind === 'saved')
    return done(c, viewPath(locale, 'rule', { key: next.key }), {
      text: 'Saved in the draft.',
      undo: undoOf(result.batch),
    })
  const { refusal } = result
  const now = refusal.kind === 'draft-changed' ? refusal.now : []
  const theirs = now.find((rule) => rule.key === (key ?? next.key))
  const said = theirs
    ? 'Nothing was saved.'
    : now[0]
      ? `Nothing was saved. Another rule has this old address: ${now[0].line}`
      : refusalText(refusal)
  return showRule(c, key, { typed, said, theirs })
}

async function targetProblem(
  c: DeskContext,
  target: string,
  draft: OpenDraft,
): Promise<string | undefined> {
  const line = ruleLine({ source: '/', target })
  const table = { name: `target ${target}`, entries: new Map([['/', line]]) }
  const { findings } = await checkedTable(c, table, draft)
  const problem = findings.find(({ kind }) => TARGET_KINDS.includes(kind))
  return problem && findingText(problem)
}
