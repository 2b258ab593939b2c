import { resolve } from 'node:path'
import { cloudflare } from '@cloudflare/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { ICONS } from './client/ui/icons.ts'
import { DESK_ICONS } from './redirects/desk/browser/icons.ts'
import { BROWSERS } from './scripts/browsers.ts'
import { focalPoints } from './scripts/focal-points.ts'
import { iconSprite } from './scripts/icon-sprite.ts'
import { rememberBuild } from './scripts/set-up.mjs'
import { themeColors } from './scripts/theme-colors.ts'
import { buildManifest } from './scripts/vite-build-manifest.ts'
import { compileHints } from './scripts/vite-compile-hints.ts'
import { hotUpdates } from './scripts/vite-hot-updates.ts'
import { licenses } from './scripts/vite-licenses.ts'
import { mapTiles } from './scripts/vite-map-tiles.ts'
import { loadStatements, seedContent, sendContent } from './scripts/vite-seed-content.ts'
import { ATTRIBUTES } from './shared/stations/services/attribute-catalogue.ts'
import { THEME_COLORS } from './shared/theme-colors.ts'

/** The scripts of every page, and its second style sheet (scripts/vite-build-manifest.ts). */
const ENTRIES = ['client/entry-client.tsx', 'client/entry-early.ts', 'client/styles/later.css']
/** Block lists of browsers refuse files with such names: sharing buttons, cookie notices, banners. */
const LISTED_NAME = /share|social|consent|cookie|banner|track|analytics|\bads?\b|popup/i
/** `Features.LightDark` of lightningcss, which Vite installs. */
const LIGHT_DARK = 1_048_576
const TARGET = Object.entries(BROWSERS).map(([name, version]) => name + version)
/**
 * The redirect desk's script and style sheet. It is a separate build and shares no chunks with the
 * site.
 */
const DESK_ENTRY = 'redirects/desk/browser/desk.ts'
/**
 * npm run dev: variables of the worker, folder of its local state, and the token for sending edited
 * content to the embedded backend.
 */
const { variables, state, seedToken } = JSON.parse(process.env['DEVELOPMENT'] ?? '{}')

/**
 * Pages are rendered to a string (docs/decisions/0008-how-pages-are-built.md). `react-dom/server`
 * also contains the streaming renderer: 45 kB gzip of unused code. No public entry of the package
 * has the string renderer alone.
 */
const STRING_RENDERER = resolve(
  'node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js',
)

const ATTRIBUTE_ICONS = Object.fromEntries(ATTRIBUTES.map(({ icon }) => [icon, icon]))

/** A file that block lists would refuse is named by its hash alone. */
function assetName(name: string, extension: string): string {
  return `assets/${LISTED_NAME.test(name) ? '' : '[name]-'}[hash]${extension}`
}

/**
 * Builds dist/client for the browser, the desk inside it, and dist/site for the edge, which
 * `wrangler dev` and `wrangler deploy` use.
 */
export default defineConfig(({ command }) => ({
  resolve: {
    alias:
      command === 'build'
        ? { 'react-dom/server.edge': STRING_RENDERER, 'react-dom/server': STRING_RENDERER }
        : {},
  },
  plugins: [
    react(),
    hotUpdates(),
    seedToken &&
      seedContent(
        (server) => sendContent(server, variables.BACKEND_URL, seedToken),
        loadStatements,
      ),
    cloudflare({
      ...(variables && { config: { vars: variables } }),
      ...(state && { persistState: { path: state } }),
      inspectorPort: false,
    }),
    buildManifest(),
    compileHints(['react', 'entry-client']),
    licenses(),
    mapTiles(),
  ],
  css: {
    // The supported browsers know light-dark(); the ones of es2024 (see cssTarget) did not.
    lightningcss: { exclude: LIGHT_DARK },
    postcss: {
      plugins: [
        themeColors(THEME_COLORS),
        focalPoints,
        iconSprite({ ...ICONS, attributes: ATTRIBUTE_ICONS, desk: DESK_ICONS }),
      ],
    },
  },
  // For the worker, @cloudflare/vite-plugin adds es2024: both builds must write the same style
  // sheets, which the edge names through `?url`.
  build: { cssTarget: ['es2024', ...TARGET] },
  builder: {
    async buildApp(builder) {
      const { client, desk, site } = builder.environments
      if (!client || !desk || !site)
        throw new Error('the worker in wrangler.toml must be named "site"')
      await builder.build(client)
      await builder.build(desk)
      // It contains the lists of files of the other two.
      await builder.build(site)
      // A build for Cloudflare is not used on this machine.
      if (!process.env['CLOUDFLARE_ENV']) rememberBuild()
    },
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        // The limit is for MapLibre.
        chunkSizeWarningLimit: 1_200,
        license: { fileName: 'licenses/packages.md' },
        target: TARGET,
        rolldownOptions: {
          input: ENTRIES,
          output: {
            chunkFileNames: ({ name }) => assetName(name, '.js'),
            assetFileNames: ({ names: [name = ''] }) => assetName(name, '[extname]'),
            // Each lazily loaded module becomes a file, and so does each set of modules that share
            // code.
            codeSplitting: {
              groups: [
                // Loaded by every page and rarely changed.
                { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
                // Includes all its imports. Split by the lazy modules' needs, it would be two dozen
                // files and 6 % larger. The button to share, which several blocks import, has no
                // file of its own: a page can do without it, but not without its file.
                { name: 'site', test: /client[\\/](?:entry-client|share[\\/]share-button)\.tsx$/ },
              ],
            },
          },
        },
      },
    },
    desk: {
      consumer: 'client',
      build: {
        outDir: 'dist/client',
        // dist/client also contains the site's files.
        emptyOutDir: false,
        copyPublicDir: false,
        assetsDir: 'assets/desk',
        manifest: '.vite/desk.json',
        license: { fileName: 'licenses/desk.md' },
        target: TARGET,
        rolldownOptions: { input: DESK_ENTRY },
      },
    },
    site: { build: { outDir: 'dist/site', minify: true, cssMinify: true, emptyOutDir: true } },
  },
}))
