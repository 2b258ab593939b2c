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
const DEV_VARIABLES = process.env['SITE_VARIABLES']
const DEV_STATE = process.env['SITE_STATE']

/**
 * Pages are rendered to a string (docs/decisions/0008-how-pages-are-built.md). `react-dom/server` brings the streaming renderer, too: 45 kB gzip
 * that nothing calls. No entry of the package has the other one alone.
 */
const STRING_RENDERER = resolve('node_modules/react-dom/cjs/react-dom-server-legacy.browser.production.js')

/** Both bundles: dist/client for the browser, dist/site for the edge, which `wrangler dev` and `wrangler deploy` take. */
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
      const { client, site } = builder.environments
      if (!client || !site) throw new Error('wrangler.toml names the worker "site"')
      await builder.build(client)
      // it holds the client's manifest
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
        license: { fileName: 'licenses/packages.md' },
        target: BROWSERS,
        rolldownOptions: {
          input: [ENTRY, 'client/entry-early.ts'],
          // what every page loads is one file: cut along the lazy chunks' needs it would be a dozen, and compress worse
          output: { codeSplitting: { groups: [{ name: (id, graph) => (isEager(id, graph) ? 'site' : null), debugName: 'site' }] } },
        },
      },
    },
    // the same style sheets come out of both builds: the edge knows their addresses by `?url`
    site: { build: { outDir: 'dist/site', minify: true, cssMinify: true, cssTarget: BROWSERS, emptyOutDir: true } },
  },
}))

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/** Whether the entry comes to a module by static imports alone. */
function isEager(id: string, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (seen.has(id)) return false
  seen.add(id)
  const info = graph.getModuleInfo(id)
  return info !== null && (id.endsWith(ENTRY) || info.importers.some((importer) => isEager(importer, graph, seen)))
}
