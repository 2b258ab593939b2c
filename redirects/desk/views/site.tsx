import { defaultSentence } from '#redirects/controls/default-sentence.ts'
import { readControls, storeSwitch } from '#redirects/controls/store-switch.ts'
import { type ControlName, CONTROL_NAMES } from '#shared/controls/change-switches.ts'
import { PURGE_TAGS, readPurgeRequest } from '#shared/controls/purge-request.ts'
import { MAX_SWITCH_DAYS } from '#shared/controls/switch-schema.ts'
import { isLocaleCode, LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import { type DeskContext, done, noteOf, textOf, viewPath } from '../desk-app.ts'
import { show } from '../frame.tsx'
import { Act, Button, Choice, Editors, Field, Head, Panel, Rows, TextArea } from '../parts.tsx'
import { moment } from '../words.ts'
import { zonedMoment, zonedText } from '../zoned-time.ts'

const HOUR_MS = 3_600_000
const MAX_TEXT = 300

const SWITCHES: Record<ControlName, { name: string; what: string; set: string }> = {
  checkout: { name: 'Checkout', what: 'buying and paying', set: 'Close the checkout' },
  map: { name: 'Map', what: 'of the stations; the list stays', set: 'Close the map' },
  writes: { name: 'Forms and orders', what: 'that backends store', set: 'Close forms and orders' },
  notice: {
    name: 'Notice',
    what: 'above the header, in each language that has a text',
    set: 'Show a notice',
  },
}
const TAGS: Record<(typeof PURGE_TAGS)[number], string> = {
  all: 'Everything',
  layout: 'Menus and footer',
  pages: 'All pages',
  articles: 'Articles',
  stations: 'Stations',
}

/** @param refused the form that was not stored */
export async function showSite(
  c: DeskContext,
  refused?: { form: FormData; fault: string },
): Promise<Response> {
  const locale = c.get('locale')
  const [now, [zone]] = [Date.now(), LOCALES[locale].timeZones]
  const { set, changes } = await readControls(c.env.stores.db, now)
  const isOpen = (name: string) => refused !== undefined && textOf(refused.form, 'name') === name
  const typed = (name: string, field: string) =>
    refused && isOpen(name) ? textOf(refused.form, field) : undefined
  return show(
    c,
    'Switches and notices',
    <>
      <Head
        title="Switches and notices"
        lead={`Each takes effect at once in all countries, ends by itself, and is never a part of the draft. Times are those of ${zone}.`}
      />
      <div className="body columns">
        <div className="stack">
          {CONTROL_NAMES.map((name) => (
            <Panel
              key={name}
              title={
                <>
                  {SWITCHES[name].name} <small>{SWITCHES[name].what}</small>
                  {name !== 'notice' && !set.some((each) => each.name === name) && (
                    <span className="tag good push">open</span>
                  )}
                </>
              }
            >
              <ul>
                {set
                  .filter((each) => each.name.split('/')[0] === name)
                  .map(({ name: full, until, texts = {} }) => (
                    <li key={full}>
                      <span>
                        <span className="tag warn">
                          {name === 'notice' ? `shown in ${full.split('/')[1]}` : 'closed'}
                        </span>{' '}
                        until {moment(until, locale, now)}
                        {Object.entries(texts).map(([code, text]) => (
                          <p
                            key={code}
                            lang={isLocaleCode(code) ? LOCALES[code].htmlLang : undefined}
                          >
                            {text}
                          </p>
                        ))}
                      </span>
                      <Act
                        fields={{
                          kind: 'clear',
                          name,
                          ...(name === 'notice' && { [full.split('/')[1] ?? '']: 'end' }),
                        }}
                        label={name === 'notice' ? 'End it' : 'Open now'}
                      />
                    </li>
                  ))}
              </ul>
              <Editors>
                <details open={isOpen(name)}>
                  <summary>{SWITCHES[name].set}…</summary>
                  <form method="post" className="stack" data-asks>
                    <input type="hidden" name="kind" value="set" />
                    <input type="hidden" name="name" value={name} />
                    <Field
                      label="Until"
                      name="until"
                      type="datetime-local"
                      required
                      defaultValue={typed(name, 'until') ?? zonedText(now + HOUR_MS, zone)}
                      fault={isOpen(name) ? refused?.fault : undefined}
                      hint={`At most ${MAX_SWITCH_DAYS} days.`}
                    />
                    {(name === 'checkout' || name === 'notice') &&
                      LOCALE_CODES.map((code) => (
                        <Field
                          key={code}
                          label={`Text, ${LOCALES[code].displayName}`}
                          name={code}
                          lang={LOCALES[code].htmlLang}
                          maxLength={MAX_TEXT}
                          spellCheck
                          defaultValue={typed(name, code)}
                          placeholder={
                            name === 'checkout'
                              ? defaultSentence(code, now + HOUR_MS, now)
                              : undefined
                          }
                        />
                      ))}
                    <Button label={SWITCHES[name].set} />
                  </form>
                </details>
              </Editors>
            </Panel>
          ))}
        </div>
        <Editors>
          <Panel title="Refresh content">
            <form method="post" action={viewPath(locale, 'purge')} className="stack">
              <TextArea
                label="Paths of pages, one per line"
                name="paths"
                rows={3}
                placeholder="/private/heating"
                defaultValue={typed('', 'paths')}
              />
              <Choice
                label="Or all of a kind"
                name="tag"
                options={{ '': 'Only the pages above', ...TAGS }}
                defaultValue={typed('', 'tag')}
              />
              <Choice
                label="Where"
                name="where"
                options={{ [locale]: LOCALES[locale].title, '': 'In all countries' }}
                defaultValue={typed('', 'where')}
              />
              <Button label="Refresh" />
            </form>
          </Panel>
        </Editors>
      </div>
      {changes.length > 0 && <h2 className="head">Last changes</h2>}
      <Rows
        caption="Last changes"
        rows={changes}
        columns={[
          {
            head: 'When and who',
            area: 'more',
            cell: ({ at, who }) => `${moment(at, locale, now)}, ${who}`,
          },
          {
            head: 'What',
            area: 'a',
            cell: ({ name, kind }) =>
              kind === 'set' ? SWITCHES[name].set : `${SWITCHES[name].name}: ended`,
          },
        ]}
      />
    </>,
    refused?.fault,
  )
}

export async function changeSite(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const name = CONTROL_NAMES.find((each) => each === textOf(form, 'name'))
  if (!name) return c.notFound()
  const kind = textOf(form, 'kind') === 'set' ? 'set' : 'clear'
  const texts: Partial<Record<LocaleCode, string>> = Object.fromEntries(
    LOCALE_CODES.map((code) => [code, textOf(form, code)]).filter(([, text]) => text !== ''),
  )
  const until =
    kind === 'set'
      ? zonedMoment(textOf(form, 'until'), LOCALES[c.get('locale')].timeZones[0])
      : undefined
  const change = { name, kind, texts, until, ...noteOf(c) } as const
  const { site, stores } = c.env
  if (!site.switches) throw new Error('the site has no namespace CONTROLS')
  const result = await storeSwitch({ kv: site.switches, db: stores.db }, change)
  if (result.kind === 'refused') return showSite(c, { form, fault: result.sentence })
  return done(c, viewPath(c.get('locale'), 'site'), {
    text: `${SWITCHES[name].name}: ${kind === 'set' ? 'set' : 'ended'}. Visitors see it within a minute.`,
  })
}

export async function purge(c: DeskContext): Promise<Response> {
  const form = await c.req.formData()
  const [tag, where] = [textOf(form, 'tag'), textOf(form, 'where')]
  const paths = textOf(form, 'paths').split(/\s+/).filter(Boolean)
  if (tag === '' && paths.length === 0)
    return showSite(c, { form, fault: 'Name a page, or choose a kind. Nothing was refreshed.' })
  const request = readPurgeRequest({
    tags: tag === '' ? [] : [tag],
    paths: tag === '' ? paths : [],
    locales: where === '' ? [] : [where],
  })
  if (request.kind === 'refused')
    return showSite(c, { form, fault: `Nothing was refreshed: ${request.sentence}` })
  await c.env.site.purge(request.names)
  return done(c, viewPath(c.get('locale'), 'site'), {
    text: 'The content is fetched again. Visitors see it within a minute.',
  })
}
