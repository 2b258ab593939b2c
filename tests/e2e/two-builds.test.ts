// During a deployment a page can come from one build and its files from another.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createBuilder, type Plugin } from 'vite'
import { writeBuildFiles } from '../../ops/deploy/build-files.ts'
import { serveWorker, stopAll } from '../../scripts/serve.mjs'
import { wrangler } from '../../scripts/wrangler.ts'
import { oneLineMore } from '../scripts/one-line-more.ts'
import { skipInFirefox } from './firefox.ts'
import { expect, test, visit } from './site-test.ts'

/** Code of every page, and code that a press loads. */
const CHANGED = ['client/layout/site-footer.tsx', 'client/layout/terms-modal.tsx']
/** Another build overwrites this file. */
const SERVED = '.wrangler/deploy/config.json'
const ADDRESSES = { before: '', next: '' }

// The tests share one server.
test.describe.configure({ mode: 'default' })

let folder: string

test.beforeAll(async ({ baseURL }) => {
  test.setTimeout(600_000)
  if (!baseURL) throw new Error('playwright.config.ts has no baseURL')
  const port = Number(new URL(baseURL).port)
  folder = mkdtempSync('.wrangler/next-build-')
  const build = { client: join(folder, 'client'), site: join(folder, 'site') }
  const outDir = (outDir: string) => ({ build: { outDir: resolve(outDir) } })
  const builder = await createBuilder({
    logLevel: 'error',
    plugins: [oneLineMore(CHANGED.map((file) => resolve(file))), manifestsIn(build.client)],
    environments: {
      client: outDir(build.client),
      desk: outDir(build.client),
      site: outDir(build.site),
    },
  })
  // `wrangler dev` must still serve the earlier build.
  const served = readFileSync(SERVED)
  await builder.buildApp().finally(() => writeFileSync(SERVED, served))
  const state = join(folder, 'state')
  // A deployment stores the files of its build for all workers.
  const place = ['--binding', 'BUILD_FILES', '--local', '--config', 'wrangler.toml', '--persist-to']
  await wrangler(['kv', 'bulk', 'put', writeBuildFiles(), ...place, state])
  await wrangler([
    'kv',
    'bulk',
    'put',
    writeBuildFiles(build.client),
    ...place,
    `.wrangler/state-${port}`,
  ])
  await serveWorker({
    name: 'the next build',
    config: join(build.site, 'wrangler.json'),
    port: port + 2,
    state,
    vars: { BACKEND_URL: `http://localhost:${port + 1}` },
  })
  Object.assign(ADDRESSES, { before: baseURL, next: `http://localhost:${port + 2}` })
})
test.afterAll(async () => {
  await stopAll()
  rmSync(folder, { recursive: true })
})

for (const [page, files] of [
  ['before', 'next'],
  ['next', 'before'],
] as const) {
  test(`a page of the build “${page}” works with files of the build “${files}”`, async ({
    page: tab,
  }) => {
    skipInFirefox('a request cannot be sent to another origin')
    const [origin, other] = [ADDRESSES[page], ADDRESSES[files]]
    const asked: string[] = []
    await tab.route(
      (url) => url.origin === origin && /^\/assets\/|\/_payload\.json$/.test(url.pathname),
      (route) => {
        const { pathname, search } = new URL(route.request().url())
        asked.push(pathname)
        return route.continue({ url: other + pathname + search })
      },
    )
    await visit(tab, `${origin}/artikkeli`)
    await tab.evaluate(() => Reflect.set(window, 'stillHere', true))
    expect(await tab.evaluate(() => Reflect.get(window, 'oneLineMore'))).toBe(
      page === 'next' ? 1 : undefined,
    )
    await tab.getByRole('contentinfo').getByRole('link', { name: 'Käyttöehdot' }).click()
    await expect(tab.locator('dialog[open]')).toContainText('käyttöehdot')
    await tab.keyboard.press('Escape')
    await tab.evaluate(() => void navigation.navigate('/yrityksille'))
    await expect(tab).toHaveTitle(/Yrityksille/)
    // There was no reload.
    expect(await tab.evaluate(() => Reflect.get(window, 'stillHere'))).toBe(true)
    expect(asked.some((path) => path.includes('terms-modal'))).toBe(true)
    expect(asked.some((path) => path.endsWith('/_payload.json'))).toBe(true)
  })
}

/** Replaces the worker's manifests by those of this client (worker/render/client-assets.ts). */
function manifestsIn(client: string): Plugin {
  return {
    name: 'manifests-in',
    enforce: 'pre',
    transform: (code, id) =>
      /(?:client-assets|desk\/frame)\.tsx?$/.test(id)
        ? code.replaceAll('/dist/client/', `/${client}/`)
        : undefined,
  }
}
