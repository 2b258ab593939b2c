// Code and style sheets that come late are asked for ahead by the document (worker/render/client-assets.ts) and loaded by client/ui/, so
// Vite's own helper, which would be in every page, has nothing to do.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const MANIFEST = 'client-manifest.json'

export function lateCode(): Plugin {
  let root = ''
  return {
    name: 'late-code',
    apply: 'build',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    load(id) {
      return id === HELPER ? 'export const __vitePreload = (load) => load()' : undefined
    },
    /** The manifest names a style sheet imported for its address by its full path; all else by the path within the project. */
    writeBundle({ dir = '' }) {
      const file = join(dir, MANIFEST)
      const manifest: Record<string, unknown> = JSON.parse(readFileSync(file, 'utf8'))
      const entries = Object.entries(manifest).map(([source, chunk]) => [source.startsWith(root) ? relative(root, source) : source, chunk])
      writeFileSync(file, JSON.stringify(Object.fromEntries(entries), withoutNotes, 2))
    },
  }
}

/** The worker's bundle holds the manifest: only what it reads (worker/render/client-assets.ts). */
const NOTES = ['name', 'src', 'assets', 'dynamicImports', 'isEntry', 'isDynamicEntry']

function withoutNotes(name: string, value: unknown): unknown {
  return NOTES.includes(name) ? undefined : value
}
