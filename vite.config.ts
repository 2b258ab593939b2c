import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { iconSprite } from './scripts/icon-sprite.ts'
import { baseMap } from './scripts/vite-base-map.ts'
import { buildManifest } from './scripts/vite-build-manifest.ts'
import { lazyCode } from './scripts/vite-lazy-code.ts'
import { licenses } from './scripts/vite-licenses.ts'

const ENTRY = 'client/entry-client.tsx'

export default defineConfig({
  plugins: [react(), buildManifest(), lazyCode(), baseMap(), licenses()],
  css: { postcss: { plugins: [iconSprite(resolve('client/styles/icons.css'))] } },
  publicDir: 'public',
  build: {
    outDir: 'dist/client',
    manifest: 'client-manifest.json',
    license: { fileName: 'licenses/packages.md' },
    // the document asks ahead for what its page needs; Vite's own helper would be in every page
    modulePreload: false,
    target: 'baseline-widely-available',
    assetsInlineLimit: 4096,
    rolldownOptions: {
      input: [ENTRY, 'client/entry-early.ts'],
      // what every page loads is one file: cut along the late chunks' needs it would be a dozen, and compress worse
      output: { codeSplitting: { groups: [{ name: (id, graph) => (isEager(id, graph) ? 'site' : null), debugName: 'site' }] } },
    },
  },
  server: { port: 5173, strictPort: true, cors: true, origin: 'http://localhost:5173' },
})

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
