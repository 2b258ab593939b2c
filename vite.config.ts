import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/icon-sprite.ts'
import { buildManifest } from './scripts/vite-build-manifest.ts'
import { licenses } from './scripts/vite-licenses.ts'

const ENTRY = 'client/entry-client.tsx'
/** Vite's baseline-widely-available */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4']
/** The redirect desk's page: a build of its own, so that the site's chunks know nothing of it. */
const DESK_ENTRY = 'desk/page/entry.tsx'
const DEV_VARIABLES = process.env['SITE_VARIABLES']
const DEV_STATE = process.env['SITE_STATE']

/**
 * Pages are rendered to a string (docs/decisions/0008-how-pages-are-built.md). `react-dom/server` brings the streaming renderer, too: 45 kB gzip
 * that nothing calls. No entry of the package has the other one alone.
 */
const STRING_RENDERER = resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')

/** What the shop, forms and the locator share: readers of what is fetched, fields and their rules. */
const COMMON =
  /client\/(?:ui\/fields|call-endpoint|saved\/\w+-)|client\/cart\/(?:cart|included-products|item-picture|price)\.|shared\/(?:contract|controls|forms)\//
/**
 * Chunks by what is needed together; the first match has a module. `minShareCount: 2`: what two lazily loaded entries share, the rest stays
 * with its entry. Left to itself the bundler makes one for each set of entries: a hundred, most under 1 kB.
 */
const CHUNKS = [
  // most of what every page loads, and it changes once in months
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  // what every page loads; not what runs before that is loaded
  { name: 'site', test: (id: string) => !id.endsWith('entry-early.ts'), tags: ['$initial' as const] },
  { name: 'common', test: COMMON, minShareCount: 2 },
  { name: 'content', test: /client\/(?:content|modals|navigation|ui)\//, minShareCount: 2 },
  // SWR
  { name: 'endpoints', test: /client\/use-endpoint/ },
  { name: 'stations', test: /(?:client|shared)\/stations\/|service-name/, minShareCount: 2 },
  { name: 'cart-store', test: /client\/cart\/cart-store/ },
  { name: 'shop', test: /client\/(?:cart|checkout|customer)\/|shared\/orders\//, minShareCount: 2 },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

/** The bundles: dist/client for the browser, the desk's own in it, and dist/site for the edge, which `wrangler dev` and `wrangler deploy` take. */
export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? { 'react-dom/server.edge': STRING_RENDERER, 'react-dom/server': STRING_RENDERER } : {} },
  plugins: [
    react(),
    cloudflare({
      // npm run dev with another PORT
      ...(DEV_VARIABLES && { config: { vars: JSON.parse(DEV_VARIABLES) } }),
      ...(DEV_STATE && { persistState: { path: DEV_STATE } }),
      inspectorPort: false,
    }),
    buildManifest(),
    licenses(),
  ],
  css: { postcss: { plugins: ['icons.css', 'stations/attribute-icons.css'].map((file) => iconSprite(resolve('client/styles', file))) } },
  builder: {
    async buildApp(builder) {
      const { client, desk, site } = builder.environments
      if (!client || !desk || !site) throw new Error('wrangler.toml names the worker "site"')
      await builder.build(client)
      await builder.build(desk)
      // it holds the manifests of both
      await builder.build(site)
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // MapLibre
        chunkSizeWarningLimit: 1_200,
        manifest: true,
        // a file's name changes with its own content only (worker/render/document.tsx writes the map)
        chunkImportMap: true,
        license: { fileName: 'licenses/packages.md' },
        target: BROWSERS,
        rolldownOptions: {
          input: [ENTRY, 'client/entry-early.ts'],
          // what every page loads is one file: cut along the lazy chunks' needs it would be a dozen, and compress worse
          output: { codeSplitting: { groups: CHUNKS } },
        },
      },
    },
    desk: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        // beside the site's files
        emptyOutDir: false,
        copyPublicDir: false,
        assetsDir: 'assets/desk',
        manifest: '.vite/desk.json',
        license: { fileName: 'licenses/desk.md' },
        target: BROWSERS,
        rolldownOptions: { input: DESK_ENTRY },
      },
    },
    // the same style sheets come out of both builds: the edge knows their addresses by `?url`
    site: { build: { outDir: 'dist/site', minify: true, cssMinify: true, cssTarget: BROWSERS, emptyOutDir: true } },
  },
}))
