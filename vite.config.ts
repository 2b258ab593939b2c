import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/icon-sprite.ts'
import { rememberBuild } from './scripts/set-up.mjs'
import { buildManifest } from './scripts/vite-build-manifest.ts'
import { hotUpdates } from './scripts/vite-hot-updates.ts'
import { licenses } from './scripts/vite-licenses.ts'
import { seedContent, sendContent } from './scripts/vite-seed-content.ts'

const ENTRY = 'client/entry-client.tsx'
/** Vite's baseline-widely-available */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4']
/** The redirect desk's page: a build of its own, so that the site's chunks know nothing of it. */
const DESK_ENTRY = 'redirects/desk/page/entry.tsx'
/** npm run dev: the variables of the worker, the folder of its local state, and how edited content reaches the embedded backend */
const { variables, state, seedToken } = JSON.parse(process.env['DEVELOPMENT'] ?? '{}')

/**
 * Pages are rendered to a string (docs/decisions/0008-how-pages-are-built.md). `react-dom/server` brings the streaming renderer, too: 45 kB gzip
 * that nothing calls. No entry of the package has the other one alone.
 */
const STRING_RENDERER = resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')

/** Beside all that the entry imports: what kinds of pages share that have nothing else in common, too little for a file. */
const SITE =
  /node_modules\/swr|shared\/contract\/(?:article|dates|image|read-)|client\/(?:entry-client|use-endpoint|cart\/price|content\/articles\/format-date|content\/cards\/content-card|search\/search-form|share\/)/
/** What the shop, forms, stations and my pages share: readers of what is fetched, fields and their rules, SWR, dialogs. */
const COMMON = new RegExp(
  [
    'client/(?:content/blocks|modals|navigation|saved|ui)',
    String.raw`client/(?:customer/(?!account-menu)|cart/(?:amounts|cart|included-products|item-picture)\.)`,
    // the frames of what only browsers draw
    String.raw`/(?:cart-block|checkout|my-pages|order-status)\.block\.`,
    'shared/(?:controls|forms|contract/(?:cart|dates|hours|image|location|network|order|product|read-text))',
  ].join('|'),
)

/**
 * A file for each kind of pages: left to itself the bundler makes one for each set of entries, a hundred, most under 1 kB. The first match has
 * a module, and what it imports that no earlier one has.
 */
const CHUNKS = [
  // most of what every page loads, and it changes once in months
  { name: 'react', test: /node_modules\/(?:react|react-dom|scheduler)\// },
  { name: 'site', test: SITE },
  messages('shop', 'server|cart|checkout|orders'),
  messages('pages', 'errors|forms|news|saved|search'),
  messages('consent', 'consent|storage'),
  { name: 'common', test: COMMON },
  // of rich text, cards and articles: two lazily loaded entries need them
  { name: 'readers', test: /shared\/contract\//, minShareCount: 2 },
  { name: 'content', test: /client\/(?:page\/card-list|content\/articles\/(?:article|news))/ },
  { name: 'stations', test: /client\/page\/station-view/ },
  { name: 'customer', test: /client\/(?:my-pages|orders)\// },
  { name: 'shop', test: /client\/(?:cart\/(?:cart-store|page\/)|checkout\/(?!order\/))/ },
  { name: 'order', test: /client\/checkout\/order\// },
].map((group, index, { length }) => ({ ...group, priority: length - index }))

/** The messages of pages that follow each other, a file for each locale. Only a navigation loads them: the first page's are in the document. */
function messages(kind: string, namespaces: string) {
  const path = new RegExp(String.raw`shared/messages/(?:${namespaces})/(.*)\.ts`)
  return { name: (id: string) => `${kind}-${path.exec(id)?.[1]}`, debugName: kind, test: path }
}

/** The bundles: dist/client for the browser, the desk's own in it, and dist/site for the edge, which `wrangler dev` and `wrangler deploy` take. */
export default defineConfig(({ command }) => ({
  resolve: { alias: command === 'build' ? { 'react-dom/server.edge': STRING_RENDERER, 'react-dom/server': STRING_RENDERER } : {} },
  plugins: [
    react(),
    hotUpdates(),
    seedToken && seedContent(() => sendContent(variables.BACKEND_URL, seedToken)),
    cloudflare({
      ...(variables && { config: { vars: variables } }),
      ...(state && { persistState: { path: state } }),
      inspectorPort: false,
    }),
    buildManifest(),
    licenses(),
  ],
  css: { postcss: { plugins: ['styles/icons.css', 'stations/attribute-icons.css'].map((file) => iconSprite(resolve('client', file))) } },
  builder: {
    async buildApp(builder) {
      const { client, desk, site } = builder.environments
      if (!client || !desk || !site) throw new Error('wrangler.toml names the worker "site"')
      await builder.build(client)
      await builder.build(desk)
      // it holds the lists of files of both
      await builder.build(site)
      // a build for Cloudflare is not for this machine
      if (!process.env['CLOUDFLARE_ENV']) rememberBuild()
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // MapLibre
        chunkSizeWarningLimit: 1_200,
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
