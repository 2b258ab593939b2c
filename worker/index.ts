import { requestId } from 'hono/request-id'
import { timing } from 'hono/timing'
import { Hono } from 'hono/tiny'
import { PAYLOAD_SUFFIX } from '#shared/navigation/payload.ts'
import type { AppEnv } from './app-env.ts'
import { logUnexpected, requestLog } from './log.ts'
import { canonicalAddress, knownHost } from './middleware/canonical-address.ts'
import { refusalHeaders } from './middleware/refusal-headers.ts'
import { restOfBody } from './middleware/rest-of-body.ts'
import { previewHeaders, securityHeaders } from './middleware/security-headers.ts'
import { siteLocale } from './middleware/site-locale.ts'
import { withControls } from './middleware/with-controls.ts'
import { bareErrorPage } from './render/bare-error.ts'
import { buildFile } from './routes/build-files.ts'
import { desk } from './routes/desk.ts'
import { findStations, suggest } from './routes/find-stations.ts'
import { methodNotAllowed, postForm } from './routes/forms.ts'
import { health } from './routes/health.ts'
import { images } from './routes/images.ts'
import { page } from './routes/page.ts'
import { payload } from './routes/payload.ts'
import { proxy } from './routes/proxy.ts'
import { purge } from './routes/purge.ts'
import { reports } from './routes/reports.ts'
import { rssOfLocale } from './routes/rss.ts'
import { robots, sitemap, sitemapOfLocale } from './routes/sitemap.ts'
import { suggestSearch } from './routes/suggest-search.ts'
import { surroundings } from './routes/surroundings.ts'
import { scheduled } from './scheduled.ts'

// The path of a request, from top to bottom.
const app = new Hono<AppEnv>()

app.use(function requestUrl(c, next) {
  c.set('url', new URL(c.req.url))
  return next()
})
// ignores an id sent by the visitor: it could write any text to the log
app.use(requestId({ headerName: '' }))
app.use(requestLog)
// Server-Timing, for operators
app.use(timing())
app.use(securityHeaders)

app.use(refusalHeaders)
app.use(restOfBody)
app.use(withControls)

app.get('/_health', health)
app.use(knownHost)
app.post('/ops/purge', purge)
app.get('/_ipx/*', images)
app.all('/proxy/*', proxy)
app.post('/reports', reports)
// the redirect desk, for staff
app.all('/ops/*', desk)

app.use(previewHeaders)
app.use(canonicalAddress)
app.get('/robots.txt', robots)
app.get('/sitemap.xml', sitemap)
app.get('/:file{sitemap-.+\\.xml}', sitemapOfLocale)
app.get('/:file{rss-.+\\.xml}', rssOfLocale)
app.on('GET', ['/stations/:locale/find', '/preview/stations/:locale/find'], findStations)
app.on('GET', ['/stations/:locale/suggest', '/preview/stations/:locale/suggest'], suggest)
app.get('/stations/:locale/map/:file{.+\\.svg}', surroundings)
app.on('GET', ['/search/:locale/suggest', '/preview/search/:locale/suggest'], suggestSearch)
// files of other builds: the static assets are those of this build
app.get('/assets/*', buildFile)
app.get('/builds/*', (c) => c.notFound())

app.on(['GET', 'POST'], '/*', siteLocale)
app.post('/*', postForm)
app.get('/*', (c) => (c.get('url').pathname.endsWith(PAYLOAD_SUFFIX) ? payload(c) : page(c)))
app.all('/*', methodNotAllowed)

app.notFound((c) => c.text('Not Found', 404))

// unexpected errors are logged with their stack; the visitor gets the bare error page
app.onError((error, c) => {
  // vite shows the message and the stack; Hono calls this function again for each middleware
  if (import.meta.env.MODE === 'development') throw error
  logUnexpected(c, error)
  return bareErrorPage(500)
})

export default { fetch: app.fetch, scheduled }
