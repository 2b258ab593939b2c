import { openDraft } from '#redirects/store/drafts.ts'
import { publicationsOf, versionEntries } from '#redirects/store/publications.ts'
import { restoreVersion, takeBack } from '#redirects/store/publish-draft.ts'
import { diffTables } from '#redirects/table/merge-tables.ts'
import { type DeskContext, done, noteOf, textOf, textsOf, viewPath } from '../desk-app.ts'
import { changeOf } from '../findings.ts'
import { show } from '../frame.tsx'
import { Button, Changes, Editors, Facts, Head, LinkButton } from '../parts.tsx'
import { number, plural, publishedText } from '../words.ts'
import { Counts } from './history.tsx'
import { Dangers, refusalOfChange } from './publish.tsx'

export async function showVersion(c: DeskContext, seq: number, fault?: string): Promise<Response> {
  const found = await compared(c, seq)
  if (!found) return c.notFound()
  const { publication, live, change, entries, baseEntries } = found
  const changes = diffTables(baseEntries, entries)
  const title = `Restore version ${number(seq)}${publication.why === '' ? '' : `: ${publication.why}`}`
  return show(
    c,
    title,
    <>
      <Head title={title} />
      <form method="post" className="body">
        <input type="hidden" name="live" value={live} />
        <Facts
          title="What happens"
          facts={[
            ['Live', <Counts key="counts" {...change.counts} />],
            ['Draft', 'Its changes stay, and keep their text.'],
            ['Then', `“Take back” undoes it. Version ${number(live)} stays in the history.`],
          ]}
        />
        <Dangers dangers={change.dangers} accepted={[]} />
        <Editors>
          <div className="actions">
            <Button
              className="btn-dark"
              value="restore"
              disabled={changes.length === 0}
              label={`Restore ${plural(changes.length, 'rule')}`}
            />
            <LinkButton view="history" label="Cancel" />
          </div>
        </Editors>
        <Changes changes={changes} />
      </form>
    </>,
    fault,
  )
}

async function compared(c: DeskContext, seq: number) {
  const [locale, { stores }] = [c.get('locale'), c.env]
  const [publications, entries, draft] = await Promise.all([
    publicationsOf(stores.db, locale),
    versionEntries(stores, locale, seq),
    openDraft(stores, locale),
  ])
  const [live] = publications
  const publication = publications.find((each) => each.seq === seq)
  if (!live || !publication || !entries) return undefined
  const { baseEntries } = draft
  const change = await changeOf(c, draft, { name: `version ${seq}`, entries })
  return { publication, live: live.seq, change, entries, baseEntries }
}

/** Restores a version, or takes the live one back. */
export async function changeVersion(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const [locale, seq] = [c.get('locale'), Number(c.req.query('seq'))]
  const live = Number(textOf(form, 'live'))
  const history = viewPath(locale, 'history')
  if (textOf(form, 'do') === 'back') {
    const result = await takeBack(c.env.stores, { locale, live, ...noteOf(c, 'Taken back') })
    const text = 'Taken back: the version before is live again, and its changes are in the draft.'
    return done(c, history, result.kind === 'live' ? { text } : publishedText(result))
  }
  const found = await compared(c, seq)
  if (!found) return c.notFound()
  // it was live before: its errors do not prevent it, because a restoration may be an emergency
  const refusal = refusalOfChange(
    { errors: [], dangers: found.change.dangers },
    textsOf(form, 'accepted'),
  )
  if (refusal) return showVersion(c, seq, `Nothing was restored: ${refusal}`)
  const why = `Restored: ${found.publication.why || `version ${seq}`}`
  return done(
    c,
    history,
    publishedText(await restoreVersion(c.env.stores, { locale, seq, live, ...noteOf(c, why) })),
  )
}
