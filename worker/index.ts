import { Hono } from 'hono/tiny'
import { requestId } from 'hono/request-id'
import type { AppEnv } from './app-env.ts'
import { onError } from './errors.ts'
import { canonicalAddress } from './middleware/canonical-address.ts'
import { configuration } from './middleware/configuration.ts'
import { documentRenderer } from './middleware/document-renderer.ts'
import { knownHost } from './middleware/known-host.ts'
import { pageMethods } from './middleware/page-methods.ts'
import { previewHeaders } from './middleware/preview-headers.ts'
import { requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { siteLocale } from './middleware/site-locale.ts'
import { postForm } from './routes/forms.ts'
import { health } from './routes/health.ts'
import { images } from './routes/images.ts'
import { missingFile } from './routes/missing-file.ts'
import { page } from './routes/page.ts'
import { payload } from './routes/payload.ts'
import { proxy } from './routes/proxy.ts'
import { reports } from './routes/reports.ts'
import { robots } from './routes/robots.ts'
import { sitemap, sitemapOfLocale } from './routes/sitemap.ts'
import { stations } from './routes/stations.ts'

// The site's front door: the way of a request, from top to bottom.
const app = new Hono<AppEnv>()

// our own id: one that a visitor sends could say anything in the log
app.use(requestId({ headerName: '' }))
app.use(requestLog)
app.use(configuration)
app.use(securityHeaders)

app.get('/_health', health)
app.use(knownHost)
app.get('/_ipx/*', images)
app.all('/proxy/*', proxy)
app.post('/reports', reports)

app.use(previewHeaders)
app.use(canonicalAddress)
app.get('/robots.txt', robots)
app.get('/sitemap.xml', sitemap)
app.get('/:file{sitemap-.+\\.xml}', sitemapOfLocale)
app.get('/stations/:locale/:file', stations)
app.get('/preview/stations/:locale/:file', stations)
app.get('/assets/*', missingFile)
app.get('/builds/*', missingFile)

app.use(pageMethods)
app.use(siteLocale)
app.use(documentRenderer)
app.post('/*', postForm)
app.get('/_payload.json', payload)
app.get('/*', (c) => (new URL(c.req.url).pathname.endsWith('/_payload.json') ? payload(c) : page(c)))

app.onError(onError)

export default app
