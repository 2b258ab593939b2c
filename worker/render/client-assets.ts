import type { Preloaded } from '#client/entry-server.tsx'
import type { LocaleCode } from '#shared/locale/locales.ts'

const ENTRY = 'client/entry-client.tsx'
const EARLY = 'client/entry-early.ts'
const FONT = /figtree-latin-wght-normal\.woff2$/

interface Chunk {
  file: string
  src?: string
  css?: string[]
  imports?: string[]
}
type Manifest = Record<string, Chunk>

/** Vite's manifest of the client's build; none under `vite dev`, which serves the sources. */
const [manifest] = Object.values(import.meta.glob<Manifest>('/dist/client/.vite/manifest.json', { eager: true, import: 'default' }))

const [build] = Object.values(import.meta.glob<{ id: string }>('/dist/client/builds/latest.json', { eager: true, import: 'default' }))

/** §4: the build of the client that this worker's documents load. */
export const BUILD_ID = import.meta.env.MODE === 'development' || !build ? 'development' : build.id

interface Inline {
  text: string
  sha256: string
}

const [inline] = Object.values(
  import.meta.glob<{ style: Inline & { href: string }; importMap: Inline }>('/dist/client/.vite/inline.json', {
    eager: true,
    import: 'default',
  }),
)

/**
 * What stands in every document. The style sheet: a first paint waits for nothing but the document. The import map: files import each other
 * by names that stay, so a new build changes only those whose content it changed. None under `vite dev`, which writes its own.
 */
export const INLINE = import.meta.env.MODE === 'development' ? undefined : inline

/** The first text face; the extended ranges come when a page needs them. */
const FONTS = Object.values(manifest ?? {}).flatMap(({ src = '', file }) => (FONT.test(src) ? `/${file}` : []))

/** Every document's font as a Link header, which the edge sends ahead (103 Early Hints). */
export const PRELOAD_LINKS = FONTS.map((file) => `<${file}>; rel=preload; as=font; crossorigin`).join(', ')

/** What every document loads, beside INLINE. */
interface EntryAssets {
  script: string
  /** records what is pressed before `script` has loaded */
  earlyScript: string
  fonts: string[]
}

/** What one page loads besides. */
interface PageAssets {
  styles: string[]
  modulePreloads: string[]
}

export function entryAssets(): EntryAssets {
  if (import.meta.env.MODE === 'development') return { script: `/${ENTRY}`, earlyScript: `/${EARLY}`, fonts: [] }
  return { script: fileOf(ENTRY), earlyScript: fileOf(EARLY), fonts: FONTS }
}

/** `blocks`: the page's lazy blocks, preloaded along with the entry. */
export function pageAssets(locale: LocaleCode, blocks: Preloaded[]): PageAssets {
  const blockStyles = [...new Set(blocks.flatMap(({ styles = [] }) => styles))]
  if (import.meta.env.MODE === 'development') return { styles: ['/client/styles/index.css?direct', ...blockStyles], modulePreloads: [] }
  const script = fileOf(ENTRY)
  const files = new Set<string>()
  for (const source of [ENTRY, `shared/messages/site/${locale}.ts`, ...blocks.flatMap(({ sources }) => sources(locale))])
    addFiles(source, files)
  files.delete(script)
  chunkOf(ENTRY).css?.forEach((file) => files.delete(`/${file}`))
  return {
    styles: [...[...files].filter((file) => file.endsWith('.css')), ...blockStyles],
    modulePreloads: [...files].filter((file) => file.endsWith('.js')),
  }
}

/** A chunk, its style sheets, and all it imports. */
function addFiles(source: string, files: Set<string>): void {
  const chunk = chunkOf(source)
  if (files.has(`/${chunk.file}`)) return
  files.add(`/${chunk.file}`)
  chunk.css?.forEach((file) => files.add(`/${file}`))
  chunk.imports?.forEach((imported) => addFiles(imported, files))
}

function fileOf(source: string): string {
  return `/${chunkOf(source).file}`
}

function chunkOf(source: string): Chunk {
  const chunk = manifest?.[source]
  if (!chunk) throw new Error(`the client's manifest has no ${source}: run npm run build`)
  return chunk
}
