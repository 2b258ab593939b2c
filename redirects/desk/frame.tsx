import { deleteCookie, getCookie } from 'hono/cookie'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { draftSize } from '#redirects/store/drafts.ts'
import { publicationsOf } from '#redirects/store/publications.ts'
import { wantedCount } from '#redirects/store/wanted.ts'
import { LOCALE_CODES, LOCALES } from '#shared/locale/locales.ts'
import {
  type DeskContext as RequestContext,
  failure,
  herePath,
  HOME,
  type Said,
  SAID_COOKIE,
  saidSchema,
  viewPath,
} from './desk-app.ts'
import { Button, DeskContext, Icon, Notice } from './parts.tsx'
import { moment, number, plural } from './words.ts'

const ENTRY = 'redirects/desk/browser/desk.ts'

const VIEWS = {
  rules: 'Rules',
  wanted: 'Wanted',
  import: 'Import and export',
  history: 'History',
  explain: 'Explain an address',
  site: 'Switches and notices',
}
/** Views of a single rule or version: another table has none like it. */
const VIEW_ABOVE: Partial<Record<string, string>> = { rule: 'rules', version: 'history' }

/** Vite's manifest of the desk's build. Missing under `vite dev`, which serves the sources. */
const [manifest] = Object.values(
  import.meta.glob<Record<string, { file: string; css?: string[] }>>(
    '/dist/client/.vite/desk.json',
    { eager: true, import: 'default' },
  ),
)

export function page(content: ReactNode): string {
  return `<!doctype html>${renderToStaticMarkup(content)}`
}

export function Frame({ title, children }: { title: string; children: ReactNode }) {
  const { script, styles } = pageFiles()
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{`${title} – Redirect desk`}</title>
        <link rel="icon" href="data:," />
        {styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <script type="module" src={script} />
      </head>
      <body>{children}</body>
    </html>
  )
}

function pageFiles(): { script: string; styles: string[] } {
  if (import.meta.env.MODE === 'development') return { script: `/${ENTRY}`, styles: [] }
  const chunk = manifest?.[ENTRY]
  if (!chunk) throw new Error(`the desk's manifest has no ${ENTRY}: run npm run build`)
  return { script: `/${chunk.file}`, styles: (chunk.css ?? []).map((file) => `/${file}`) }
}

/** Answers with a page in its frame. `fault`: why a form was refused */
export async function show(
  c: RequestContext,
  title: string,
  content: ReactNode,
  fault?: string,
): Promise<Response> {
  const { locale, role, who } = c.var
  const { db } = c.env.stores
  const [changes, [live], wanted] = await Promise.all([
    draftSize(db, locale),
    publicationsOf(db, locale, 1),
    wantedCount(db, locale, Date.now()),
  ])
  const said: Said | undefined = fault === undefined ? saidBefore(c) : failure(fault)
  const name = new URL(c.req.url).pathname.split('/').at(-1) ?? ''
  const view = VIEW_ABOVE[name] ?? name
  const frame = (
    <DeskContext value={{ locale, role, here: herePath(c) }}>
      <Frame title={title}>
        <a className="skip btn" href="#main">
          Skip to the content
        </a>
        <header>
          <a className="brand" href={viewPath(locale, 'rules')}>
            Redirect desk
          </a>
          <button type="button" popoverTarget="tables">
            {locale} <span className="only-wide">· {LOCALES[locale].title}</span>{' '}
            <Icon name="chevron-down" />
          </button>
          <nav popover="auto" id="tables" aria-label="Tables">
            {LOCALE_CODES.map((code) => (
              <a
                key={code}
                href={viewPath(code, view)}
                aria-current={code === locale ? 'page' : undefined}
              >
                {code} <small>{LOCALES[code].title}</small>
              </a>
            ))}
          </nav>
          <Button type="button" popoverTarget="views" icon="menu" label="Views" />
          <p className="is-live only-wide">
            {live
              ? `live: version ${number(live.seq)}, ${moment(live.at, locale, Date.now())}`
              : 'nothing is live yet'}
          </p>
          <nav className="draft" aria-label="Draft">
            <a href={viewPath(locale, 'rules', { filter: 'draft' })}>
              {plural(changes, 'change')} in the draft
            </a>
            <a className="btn btn-main" href={viewPath(locale, 'publish')}>
              Publish…
            </a>
          </nav>
        </header>
        <nav popover="auto" id="views" aria-label="Views">
          {Object.entries(VIEWS).map(([name, label]) => (
            <a
              key={name}
              href={viewPath(locale, name)}
              aria-current={name === view ? 'page' : undefined}
            >
              {label} {name === 'wanted' && wanted > 0 && <small>{number(wanted)}</small>}
            </a>
          ))}
          <form method="post" action={`${HOME}/logout`}>
            <span>{role === 'reader' ? `${who}, read only` : who}</span>
            <Button label="Log out" />
          </form>
        </nav>
        <main id="main">
          {said && <Notice said={said} />}
          {content}
        </main>
      </Frame>
    </DeskContext>
  )
  return c.html(page(frame), fault === undefined ? 200 : 422)
}

/** A page with a sentence and a link to the desk, when no view can be shown. */
export function failurePage(sentence: string): string {
  return page(
    <Frame title="Redirect desk">
      <main className="login">
        <h1>Redirect desk</h1>
        <p>{sentence}</p>
        <p>
          <a className="btn" href={HOME}>
            Open the desk
          </a>
        </p>
      </main>
    </Frame>,
  )
}

function saidBefore(c: RequestContext): Said | undefined {
  const cookie = getCookie(c, SAID_COOKIE)
  if (cookie === undefined) return undefined
  deleteCookie(c, SAID_COOKIE, { path: HOME })
  try {
    return saidSchema.parse(JSON.parse(cookie))
  } catch {
    // the cookie was edited or cut off
    return undefined
  }
}
