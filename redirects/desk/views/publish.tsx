import type { CheckContext } from '#redirects/check/check-context.ts'
import { createEndOf } from '#redirects/check/end-of-path.ts'
import { type Cause, problemsOf } from '#redirects/check/find-causes.ts'
import type { Danger } from '#redirects/check/publication-preview.ts'
import { type OpenDraft, openDraft } from '#redirects/store/drafts.ts'
import { publicationsOf } from '#redirects/store/publications.ts'
import { publishDraft } from '#redirects/store/publish-draft.ts'
import { visitedPaths, visitsSince } from '#redirects/store/visits.ts'
import { createFindEntry } from '#redirects/table/rule-index.ts'
import { causeText, findingText, linesText } from '#redirects/words/describe.ts'
import { type DeskContext, done, noteOf, textOf, textsOf, viewPath } from '../desk-app.ts'
import { changeOf, namedDraft } from '../findings.ts'
import { show } from '../frame.tsx'
import { Button, Changes, Editors, Facts, Field, Head, LinkButton, Panel, Tick } from '../parts.tsx'
import { number, plural, publishedText } from '../words.ts'
import { Counts } from './history.tsx'
import { saveChanges } from './rules.tsx'

const SHOWN_RULES = 3
const REPLAYED_DAYS = 2

/** Asks before the draft is published: what changes, what is dangerous, what visitors would get. */
export async function showPublication(
  c: DeskContext,
  typed?: { why: string; accepted: readonly string[]; fault: string },
): Promise<Response> {
  const [locale, { stores }] = [c.get('locale'), c.env]
  const draft = await openDraft(stores, locale)
  const title = `Publish to ${locale}`
  if (draft.changes.length === 0)
    return show(
      c,
      title,
      <>
        <Head title={title} />
        <p className="lead">The draft is the same as what is live. There is nothing to publish.</p>
      </>,
      typed?.fault,
    )
  const { counts, dangers, warnings, errors, pages } = await changeOf(c, draft, namedDraft(draft))
  return show(
    c,
    title,
    <>
      <Head title={title} lead={<Counts {...counts} />} />
      <div className="body">
        <form method="post" className="stack">
          <input type="hidden" name="revision" value={draft.revision} />
          <input type="hidden" name="live" value={draft.live?.seq ?? 0} />
          <Causes
            title={`${plural(errors.length, 'cause')} of errors: fix them first`}
            isBad
            causes={errors}
          />
          <Dangers dangers={dangers} accepted={typed?.accepted ?? []} canTakeOut />
          <Causes title="Warnings: they do not stop you" causes={warnings} />
          {await replayedVisits(c, draft, pages)}
          <Editors>
            <Field
              label="Name of the version"
              name="why"
              required
              maxLength={500}
              defaultValue={typed?.why}
            />
            <Button
              className="btn-main"
              value="publish"
              disabled={errors.length > 0}
              label={`Publish ${plural(draft.changes.length, 'rule')}`}
            />
          </Editors>
        </form>
        {/* its own form, because Enter in the name presses the first button of a form */}
        <form method="post" id="out" hidden />
        <details>
          <summary>{plural(draft.changes.length, 'rule')}, line by line</summary>
          <Changes changes={draft.changes} />
        </details>
      </div>
    </>,
    typed?.fault,
  )
}

export async function publish(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const takenOut = textOf(form, 'out')
  if (takenOut !== '') return takeOut(c, takenOut)
  const [{ stores }, locale, why] = [c.env, c.get('locale'), textOf(form, 'why')]
  const [note, accepted] = [noteOf(c, why), textsOf(form, 'accepted')]
  if (why === '') return showPublication(c, { why, accepted, fault: 'Give the version a name.' })
  const refusalOf = async (draft: OpenDraft) =>
    refusalOfChange(await changeOf(c, draft, namedDraft(draft)), accepted)
  const revision = Number(textOf(form, 'revision'))
  const result = await publishDraft(stores, { locale, revision, ...note, refusalOf })
  const [live] = await publicationsOf(stores.db, locale, 1)
  // the button was pressed twice: the first press has published
  const isNext = live?.seq === Number(textOf(form, 'live')) + 1
  const isAgain = isNext && live.who === note.who && live.why === note.why
  if (result.kind !== 'live' && !isAgain)
    return showPublication(c, { why, accepted, fault: publishedText(result).text })
  const isKvWritten = result.kind !== 'live' || result.isKvWritten
  const seq = live?.seq ?? 0
  return done(c, viewPath(locale, 'history'), publishedText({ kind: 'live', seq, isKvWritten }))
}

async function takeOut(c: DeskContext, id: string): Promise<Response> {
  const here = viewPath(c.get('locale'), 'publish')
  const draft = await openDraft(c.env.stores, c.get('locale'))
  const { dangers } = await changeOf(c, draft, namedDraft(draft))
  const changes = dangers.find((danger) => danger.id === id)?.takeOut ?? []
  return saveChanges(c, here, changes, {
    text: `${plural(changes.length, 'change')} taken out of the draft.`,
    why: 'taken out',
  })
}

/** Why a change may not happen: it has errors, or dangers without a tick. */
export function refusalOfChange(
  { errors, dangers }: { errors: readonly Cause[]; dangers: readonly Danger[] },
  accepted: readonly string[],
) {
  const [error] = errors.flatMap(problemsOf)
  if (error) return findingText(error)
  const open = dangers.filter(({ id }) => !accepted.includes(id))
  return open.length === 0
    ? undefined
    : `tick each dangerous change, or take it out: ${linesText(open.flatMap(problemsOf), SHOWN_RULES)}`
}

/** Dangerous changes: the browser sends the form only when each is ticked. */
export function Dangers({
  dangers,
  accepted,
  canTakeOut,
}: {
  dangers: readonly Danger[]
  accepted: readonly string[]
  canTakeOut?: true
}) {
  if (dangers.length === 0) return null
  return (
    <Panel
      isBad
      icon="stop"
      title={`${plural(dangers.length, 'dangerous change')}: tick ${dangers.length === 1 ? 'it' : 'each'}, or take it out`}
    >
      <ul>
        {dangers.map((danger) => (
          <li key={danger.id}>
            <Tick
              name="accepted"
              value={danger.id}
              required
              defaultChecked={accepted.includes(danger.id)}
            >
              <b>{causeText(danger)}</b>
              <br />
              <small>
                {plural(danger.visits, 'visit')} in 30 days.{' '}
                {linesText(problemsOf(danger), SHOWN_RULES)}
              </small>
            </Tick>
            {canTakeOut && danger.takeOut.length > 0 && (
              <Editors>
                <Button form="out" name="out" value={danger.id} label="Take out" />
              </Editors>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function Causes({ causes, ...panel }: { causes: readonly Cause[]; title: string; isBad?: true }) {
  if (causes.length === 0) return null
  return (
    <Panel {...panel} icon="warning">
      <ul>
        {causes.map((cause) => (
          <li key={cause.id}>
            <b>{number(Math.max(1, cause.consequences.length))}</b>{' '}
            <span>
              {causeText(cause)}{' '}
              {cause.kind === 'hidden-page' && (
                <small>
                  {plural(cause.consequences.length, 'rule leads', 'rules lead')} through it
                </small>
              )}
            </span>
            <LinkButton
              view="rules"
              query={{ filter: (cause.consequences[0] ?? cause.own)?.kind }}
              label="Show"
            />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

async function replayedVisits(
  c: DeskContext,
  { baseEntries, entries }: OpenDraft,
  pages: CheckContext['pages'],
) {
  const locale = c.get('locale')
  const since = visitsSince(Date.now(), REPLAYED_DAYS)
  const context = { locale, pages, LOCALE_DOMAINS: c.env.site.domains }
  const before = createEndOf(createFindEntry(baseEntries), context)
  const after = createEndOf(createFindEntry(entries), context)
  const sums = { all: 0, found: 0, lost: 0, elsewhere: 0, example: '' }
  for (const { path, visits } of await visitedPaths(c.env.stores.db, locale, since)) {
    const [was, then] = [before(path), after(path)]
    sums.all += visits
    if (was.kind === then.kind && was.address === then.address) continue
    if (then.kind === 'nowhere') {
      sums.lost += visits
      sums.example ||= `, for example ${path}`
    } else if (was.kind === 'nowhere') sums.found += visits
    else sums.elsewhere += visits
  }
  return (
    <Facts
      icon="history"
      title="The visits of yesterday and today, with this draft"
      facts={[
        [number(sums.all), 'visits to redirected and missing addresses'],
        [number(sums.found), 'reach a page that they missed', 'good'],
        [
          number(sums.lost),
          `no longer reach the page that they reached${sums.example}`,
          sums.lost > 0 ? 'bad' : undefined,
        ],
        [number(sums.elsewhere), 'land on another page'],
      ]}
    />
  )
}
