import { Hono } from 'hono/tiny'
import { requestId } from 'hono/request-id'
import { timing } from 'hono/timing'
import { PAYLOAD_SUFFIX } from '#shared/navigation/payload.ts'
import type { AppEnv } from './app-env.ts'
import { logUnexpected, requestLog } from './log.ts'
import { canonicalAddress, knownHost } from './middleware/canonical-address.ts'
import { previewHeaders, securityHeaders } from './middleware/security-headers.ts'
import { siteLocale } from './middleware/site-locale.ts'
import { bareErrorPage } from './render/bare-error.ts'
import { BUILD_ID } from './render/client-assets.ts'
import { documentRenderer } from './render/document.tsx'
import { methodNotAllowed, postForm } from './routes/forms.ts'
import { images } from './routes/images.ts'
import { page } from './routes/page.ts'
import { payload } from './routes/payload.ts'
import { proxy } from './routes/proxy.ts'
import { reports } from './routes/reports.ts'
import { rssOfLocale } from './routes/rss.ts'
import { robots, sitemap, sitemapOfLocale } from './routes/sitemap.ts'
import { stations } from './routes/stations.ts'

const NO_STORE = { 'Cache-Control': 'no-store' }

// The site's front door: the way of a request, from top to bottom.
const app = new Hono<AppEnv>()

// our own id: one that a visitor sends could say anything in the log
app.use(requestId({ headerName: '' }))
app.use(requestLog)
// Server-Timing, for operators
app.use(timing())
app.use(securityHeaders)

// for load balancers and people: the worker runs, with this build. No backend is called.
app.get('/_health', (c) => c.json({ status: 'ok', buildId: BUILD_ID }, 200, NO_STORE))
app.use(knownHost)
app.get('/_ipx/*', images)
app.all('/proxy/*', proxy)
app.post('/reports', reports)

app.use(previewHeaders)
app.use(canonicalAddress)
app.get('/robots.txt', robots)
app.get('/sitemap.xml', sitemap)
app.get('/:file{sitemap-.+\\.xml}', sitemapOfLocale)
app.get('/:file{rss-.+\\.xml}', rssOfLocale)
app.on('GET', ['/stations/:locale/:file', '/preview/stations/:locale/:file'], stations)
// files of other builds: the static assets did not have them, and they are no pages
app.on('GET', ['/assets/*', '/builds/*'], (c) => c.notFound())

app.on(['GET', 'POST'], '/*', siteLocale, documentRenderer)
app.post('/*', postForm)
app.get('/*', (c) => (new URL(c.req.url).pathname.endsWith(PAYLOAD_SUFFIX) ? payload(c) : page(c)))
app.all('/*', methodNotAllowed)

app.notFound((c) => c.text('Not Found', 404, NO_STORE))

// what must not happen did: it is logged with its stack, and the visitor gets the bare page without it
app.onError((error, c) => {
  logUnexpected(c, error)
  return bareErrorPage(500)
})

export default app
