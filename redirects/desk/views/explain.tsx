import { createSuggestTarget } from '#redirects/check/suggest-target.ts'
import { explainAddress, type Explanation } from '#redirects/explain/explain-address.ts'
import { openDraft } from '#redirects/store/drafts.ts'
import { createFindEntry } from '#redirects/table/rule-index.ts'
import { ruleEntryKey } from '#redirects/table/table-entries.ts'
import { ruleLine } from '#redirects/table/write-line.ts'
import { stepText } from '#redirects/words/describe.ts'
import { ENDS } from '#redirects/words/sentences.ts'
import { LOCALE_CODES, type LocaleCode } from '#shared/locale/locales.ts'
import { type DeskContext, viewPath } from '../desk-app.ts'
import { OWN_HOSTS } from '../findings.ts'
import { show } from '../frame.tsx'
import { Editors, Head, LinkButton, Panel, Search } from '../parts.tsx'

/** How an address is answered, step by step: live, and with the draft. */
export async function explain(c: DeskContext): Promise<Response> {
  const { address = '' } = c.req.query()
  const [live, draft] = address === '' ? [] : await explanations(c, address)
  const said = (steps: Explanation | undefined) =>
    (steps?.hops ?? []).flatMap((hop) => hop.steps.map(stepText))
  return show(
    c,
    'Explain an address',
    <>
      <Head
        title="What happens to this address?"
        lead="Paste it as it is: with or without host, with a query, from any of our hosts. The command “npm run redirects -- explain” says the same."
      />
      <div className="tools">
        <Search
          name="address"
          required
          defaultValue={address}
          placeholder="Address"
          button="Explain"
        />
      </div>
      {address !== '' && live === undefined && (
        <p className="lead">This is not an address. Paste the whole address or only the path.</p>
      )}
      <div className="body columns">
        {live && <Steps name="Live" explanation={live} others={said(draft)} />}
        {draft && <Steps name="Draft" explanation={draft} others={said(live)} />}
      </div>
    </>,
  )
}

/** With what is live, and with the draft. */
async function explanations(c: DeskContext, address: string) {
  const { site, stores } = c.env
  const [pages, ...drafts] = await Promise.all([
    site.knownPaths(),
    ...LOCALE_CODES.map(async (code) => [code, await openDraft(stores, code)] as const),
  ])
  const tables = new Map(drafts)
  return Promise.all(
    (['baseEntries', 'entries'] as const).map((name) => {
      const entriesOf = (code: LocaleCode) => tables.get(code)?.[name] ?? new Map<string, string>()
      return explainAddress(address, {
        LOCALE_DOMAINS: site.domains,
        rootPages: site.rootPages,
        ownHosts: OWN_HOSTS,
        locale: c.get('locale'),
        origin: new URL(c.req.url).origin,
        async pageAt(code, path) {
          const { status, redirect } = await site.pageAt(code, path)
          return redirect === undefined
            ? { kind: status === 200 ? 'page' : 'none' }
            : { kind: 'card-list', url: redirect }
        },
        lookUp: (code, path) => createFindEntry(entriesOf(code))(path),
        suggest: (code, path) =>
          createSuggestTarget(pages[code] ?? new Set(), entriesOf(code))(path),
      })
    }),
  )
}

/** @param others the sentences of the other explanation: the same ones are grey */
function Steps({
  name,
  explanation: { hops, end },
  others,
}: {
  name: string
  explanation: Explanation
  others: readonly string[]
}) {
  const text = ENDS[end.kind]
  const tone = end.kind === 'not-found' || end.kind === 'too-many' ? 'bad' : 'good'
  return (
    <Panel
      title={
        <>
          <span className="tag">{name}</span> <span className={tone}>{text}</span>
        </>
      }
    >
      <ol>
        {hops.flatMap(({ address, steps }, hop) => [
          <li key={hop}>
            {hop > 0 && 'The browser asks for '}
            <code>{address}</code>
          </li>,
          ...steps.map((step, index) => (
            <li
              key={`${hop} ${index}`}
              className={others.includes(stepText(step)) ? 'same' : undefined}
            >
              <b>{index + 1}</b>
              <span>
                {stepText(step)}{' '}
                {step.kind === 'rule' && (
                  <a href={viewPath(step.locale, 'rule', { key: ruleEntryKey(step.rule.source) })}>
                    <code>{ruleLine(step.rule)}</code>
                  </a>
                )}
              </span>
            </li>
          )),
        ])}
        <li className={tone}>
          {text}: <code>{end.address}</code>
        </li>
      </ol>
      {end.kind === 'not-found' && (
        <Editors>
          <p className="actions">
            <LinkButton
              view="rule"
              query={{ source: new URL(end.address).pathname, target: end.suggestion?.target }}
              icon="plus"
              label="Add a rule"
            />
          </p>
        </Editors>
      )}
    </Panel>
  )
}
