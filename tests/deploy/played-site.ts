import { createServer } from 'node:http'
import { redirectExamples } from '../../deploy/redirect-examples.ts'

/** A version of the site, as a visitor meets it. */
export interface PlayedVersion {
  build: string
  /** paths that answer with 500 */
  broken?: RegExp
}

export interface PlayedSite {
  address: string
  /** by the version's id; the one that is asked for by header, else `live` */
  versions: Map<string, PlayedVersion>
  live: PlayedVersion
  /** the id of `live` */
  liveId: () => string | undefined
  asked: string[]
  stop: () => Promise<void>
}

/** A site with a page at every path, on one address for all locales: what the smoke test of a deployment asks. */
export async function playSite(live: PlayedVersion): Promise<PlayedSite> {
  const site: PlayedSite = { address: '', versions: new Map(), live, liveId: () => undefined, asked: [], stop: async () => undefined }
  const examples = new Map<string, { locale: string; target: string }>(
    redirectExamples().map(({ path, ...example }) => [`/${example.locale}${path}`, example]),
  )
  const server = createServer((request, response) => {
    const [, id = ''] = /="([^"]+)"/.exec(String(request.headers['cloudflare-workers-version-overrides'] ?? '')) ?? []
    const { build, broken } = site.versions.get(id) ?? site.live
    const path = request.url ?? '/'
    site.asked.push(`${build} ${path}`)
    const send = (status: number, type: string, body: string) => response.writeHead(status, { 'Content-Type': type }).end(body)
    const example = examples.get(decodeURI(path))
    if (broken?.test(path)) send(500, 'text/plain', 'broken')
    else if (path === '/_health' || path === '/builds/latest.json')
      send(200, 'application/json', JSON.stringify({ id: build, version: id || site.liveId() }))
    else if (path.startsWith('/sitemap-'))
      send(200, 'application/xml', Array.from({ length: 20 }, (_, n) => `<loc>${site.address}/${path.slice(9, 14)}/p${n}</loc>`).join(''))
    else if (example)
      response
        .writeHead(307, { Location: URL.canParse(example.target) ? example.target : `${site.address}/${example.locale}${example.target}` })
        .end()
    else if (path.startsWith('/assets/')) send(200, 'text/javascript', '')
    else if (path.endsWith('/there-is-no-such-page')) send(404, 'text/html', '')
    else send(200, 'text/html', '<title>A page</title><script type="module" src="/assets/site.js"></script><main>')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const bound = server.address()
  site.address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  site.stop = () => new Promise((resolve) => server.close(() => resolve()))
  return site
}
