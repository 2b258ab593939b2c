import type { Context } from 'hono'
import { SENT_QUERY_NAME } from '#shared/forms/reserved-names.ts'
import { articlePages } from '#shared/navigation/article-pages.ts'
import type { PageResult } from '#shared/navigation/page-result.ts'
import { readLocatorQuery } from '#shared/stations/locator-query.ts'
import type { AppEnv } from '../app-env.ts'
import { configKey } from '../cache/config-key.ts'
import { edgeCacheKey, fromEdgeCache, type Produced } from '../cache/edge-cache.ts'
import { logUnexpected } from '../errors.ts'
import { formIds, withFormAnswer } from '../loaders/form-block.ts'
import { attachLocator } from '../loaders/attach-locator.ts'
import { isPreview } from '../loaders/is-preview.ts'
import { keepFormPage } from '../loaders/kept-form-page.ts'
import type { LoadContext } from '../loaders/load-page.ts'
import { resolveKeptPage } from '../loaders/resolve-kept-page.ts'
import { resolvePage } from '../loaders/resolve-page.ts'
import { visitorPlace } from '../loaders/visitor-place.ts'
import { bareErrorPage } from '../render/bare-error.ts'
import { BUILD_ID } from '../render/client-assets.ts'

/** Which forms a kept page has, for addresses that say one was sent. It does not leave the edge. */
const FORMS = 'x-edge-forms'

type Kind = 'html' | 'payload'

/** One way for the page and its payload: the edge's copy, else the page resolved, made into an answer and kept. */
export async function answerFromEdge(c: Context<AppEnv>, kind: Kind, make: (result: PageResult) => Promise<Produced>): Promise<Response> {
  const { search } = new URL(c.req.url)
  const context = loadContext(c)
  const site = c.get('site')

  async function produce(sentForm?: string): Promise<Produced> {
    const found = site.preview ? await resolvePage(context, site, search) : await resolveKeptPage(context, site, search)
    if (!site.preview) keepFormPage(context, site, found)
    try {
      const visit = { locale: site.addressing.locale, search, place: visitorPlace(c.req.raw.cf) }
      const result = await attachLocator(context, visit, found)
      const isSent = sentForm !== undefined && result.kind === 'page'
      const produced = await make(isSent ? withFormAnswer(result, sentForm, { kind: 'sent' }) : result)
      const forms = formIds(result)
      if (forms.length > 0) produced.response.headers.set(FORMS, forms.map(encodeURIComponent).join())
      return produced
    } catch (error) {
      // rendering failed: as bad as a broken backend, so a good copy is sent while there is one, and else the bare page
      logUnexpected(c, error)
      return { kind: 'broken', response: bareErrorPage(500) }
    }
  }

  async function answer(sentForm?: string): Promise<{ response: Response; status: string }> {
    if (site.preview) return { response: (await produce(sentForm)).response, status: 'bypass' }
    return fromEdgeCache({ ...context, key: cacheKey(c, kind, sentForm), produce: () => produce(sentForm) })
  }

  const plain = await answer()
  const sentForm = askedSentForm(search, plain.response.headers.get(FORMS))
  if (sentForm !== undefined) await plain.response.body?.cancel()
  const { response, status } = sentForm === undefined ? plain : await answer(sentForm)
  response.headers.delete(FORMS)
  c.set('cacheStatus', status)
  return notModified(c, response) ?? response
}

/** Any id may stand in an address: one that is no form of this page changes nothing, and costs nothing. */
function askedSentForm(search: string, forms: string | null): string | undefined {
  const id = new URLSearchParams(search).get(SENT_QUERY_NAME)
  return id !== null && forms?.split(',').includes(encodeURIComponent(id)) ? id : undefined
}

export function loadContext(c: Context<AppEnv>): LoadContext {
  return {
    bindings: c.env,
    config: c.get('config'),
    preview: isPreview(c.req.url),
    now: Date.now(),
    waitUntil: (work) => c.executionCtx.waitUntil(work),
  }
}

/** Of the query only a service that there is, a form that was sent and the pages of article lists change a page that is kept: anything else in it does not split the cache. */
function cacheKey(c: Context<AppEnv>, kind: Kind, sentForm?: string): string {
  const { addressing, origin, path } = c.get('site')
  const { search, searchParams } = new URL(c.req.url)
  const { service } = readLocatorQuery(search)
  const pages = [...articlePages(searchParams)].map(([name, page]) => [name, String(page)])
  const sent = sentForm === undefined ? [] : [[SENT_QUERY_NAME, sentForm]]
  const query = new URLSearchParams([...(service ? [['service', service]] : []), ...sent, ...pages.toSorted()]).toString()
  // the origin stands in canonical links, the prefix in every link
  const site = encodeURIComponent(`${origin}${addressing.prefix}`)
  const buildId = `${BUILD_ID}-${configKey(c.get('config'))}`
  return edgeCacheKey({ buildId, kind: `${kind}/${site}`, locale: addressing.locale, path, query })
}

function notModified(c: Context<AppEnv>, response: Response): Response | undefined {
  const etag = response.headers.get('ETag')
  const asked = c.req.header('if-none-match')
  if (!etag || !asked?.split(/,\s*/).some((tag) => tag.replace(/^W\//, '') === etag)) return undefined
  return new Response(null, {
    status: 304,
    headers: { ETag: etag, 'Cache-Control': response.headers.get('Cache-Control') ?? 'private, no-cache' },
  })
}
