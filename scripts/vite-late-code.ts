// Code and style sheets that come late are asked for ahead by the document (worker/render/client-assets.ts) and loaded by client/ui/, so
// Vite's own helper, which would be in every page, has nothing to do.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const MANIFEST = 'client-manifest.json'

export function lateCode(): Plugin {
  let root = ''
  /** what the client's sources name by its path within the project: what the document may ask for ahead, and a little more */
  const named = new Set<string>()
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
    transform(code) {
      for (const [, source = ''] of code.matchAll(NAMED)) named.add(source)
      return undefined
    },
    /** The manifest names a style sheet imported for its address by its full path; all else by the path within the project. */
    writeBundle({ dir = '' }) {
      const file = join(dir, MANIFEST)
      const written: Manifest = JSON.parse(readFileSync(file, 'utf8'))
      const manifest: Manifest = Object.fromEntries(
        Object.entries(written).map(([source, chunk]) => [source.startsWith(root) ? relative(root, source) : source, chunk]),
      )
      const first = Object.keys(manifest).filter((source) => ALWAYS.test(source) || named.has(source))
      writeFileSync(file, JSON.stringify(withImports(manifest, first), withoutNotes, 2))
    },
  }
}

type Manifest = Record<string, { imports?: string[] }>

const NAMED = /'((?:client|shared)\/[\w./-]+)'/g
/** the entry, words, faces of the font */
const ALWAYS = /^client\/entry-|^shared\/messages\/|\.woff2$/

/** The worker's bundle holds the manifest: only what it reads (worker/render/client-assets.ts). */
const NOTES = ['name', 'src', 'assets', 'dynamicImports', 'isEntry', 'isDynamicEntry']

/** The chunks that are asked for first, and all they import. */
function withImports(manifest: Manifest, first: string[]): Manifest {
  const sources = new Set(first)
  for (const source of sources) for (const imported of manifest[source]?.imports ?? []) sources.add(imported)
  return Object.fromEntries([...sources].toSorted().flatMap((source) => (manifest[source] ? [[source, manifest[source]]] : [])))
}

function withoutNotes(name: string, value: unknown): unknown {
  return NOTES.includes(name) ? undefined : value
}
