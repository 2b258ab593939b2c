// Lazily loaded code and style sheets are asked for ahead by the document (worker/render/client-assets.ts) and loaded by client/ui/, so
// Vite's own helper, which would be in every page, has nothing to do.
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Plugin } from 'vite'

const HELPER = '\0vite/preload-helper.js'
const MANIFEST = 'client-manifest.json'

export function lazyCode(): Plugin {
  let root = ''
  /** what the client's sources name by its path within the project: what the document may ask for ahead, and a little more */
  const named = new Set<string>()
  return {
    name: 'lazy-code',
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
    /** The worker's bundle holds the manifest: of each source that is asked for first the files that come with it, and nothing else. */
    writeBundle({ dir = '' }) {
      const file = join(dir, MANIFEST)
      const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
      // a style sheet imported for its address is named by its full path; all else by the path within the project
      const within = (source: string) => (source.startsWith(root) ? relative(root, source) : source)
      const first = Object.keys(manifest).filter((source) => ALWAYS.test(source) || named.has(within(source)))
      const files = first.map((source): [string, string[]] => [within(source), [...filesOf(manifest, source)]])
      writeFileSync(file, JSON.stringify(Object.fromEntries(files), undefined, 2))
    },
  }
}

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

const NAMED = /'((?:client|shared)\/[\w./-]+)'/g
/** the entry, words, the face of the font that every page needs */
const ALWAYS = /^client\/entry-|^shared\/messages\/|figtree-latin-wght-normal\.woff2$/

/** A chunk, its style sheets, and all it imports. */
function filesOf(manifest: Manifest, source: string, files = new Set<string>()): Set<string> {
  const chunk = manifest[source]
  if (!chunk || files.has(chunk.file)) return files
  files.add(chunk.file)
  chunk.css?.forEach((file) => files.add(file))
  chunk.imports?.forEach((imported) => filesOf(manifest, imported, files))
  return files
}
