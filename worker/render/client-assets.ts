import type { Preloaded } from '#client/entry-server.tsx'

const ENTRY = 'client/entry-client.tsx'
const EARLY = 'client/entry-early.ts'
/** `vite dev` serves the sources, not the files of a build. */
const IS_DEVELOPMENT = import.meta.env.MODE === 'development'

const [build] = Object.values(
  import.meta.glob<{ id: string }>('/dist/client/builds/latest.json', {
    eager: true,
    import: 'default',
  }),
)

/** §4: id of the client build that this worker's documents load. */
export const BUILD_ID = IS_DEVELOPMENT || !build ? 'development' : build.id

/** The manifest of the client build, written by scripts/vite-build-manifest.ts. */
interface ClientBuild {
  style: { href: string; text: string; sha256: string }
  /** the address of client/styles/later.css */
  laterStyle: string
  /** the sheets of kinds of pages, by address */
  sheets: Record<string, { text: string; sha256: string }>
  font: string
  /** by path of the module in the project: its file and all files that it imports */
  scripts: Record<string, string[]>
}

const [built] = Object.values(
  import.meta.glob<ClientBuild>('/dist/client/.vite/document.json', {
    eager: true,
    import: 'default',
  }),
)
const client = IS_DEVELOPMENT ? undefined : built

/**
 * The main style sheet is inline, so that the first paint only waits for the document. `vite dev`
 * links it.
 */
export const INLINE_STYLE = client?.style

/** The hashes of all inline style sheets, for the CSP. */
export const STYLE_HASHES = client
  ? [client.style, ...Object.values(client.sheets)].map(({ sha256 }) => sha256)
  : []

const LATER_STYLE = client?.laterStyle ?? '/client/styles/later.css?direct'

const FONTS = client ? [client.font] : []

/** A Link header for the fonts, which Cloudflare also sends as 103 Early Hints. */
export const PRELOAD_LINKS = FONTS.map(
  (file) => `<${file}>; rel=preload; as=font; crossorigin`,
).join(', ')

/** Files of every document. */
interface EntryAssets {
  script: string
  /** records presses until `script` has loaded */
  earlyScript: string
  fonts: string[]
}

/** A style sheet of one page: inline if it has a text. */
export interface PageStyle {
  href: string
  text?: string | undefined
}

/** Additional files of one page. */
interface PageAssets {
  styles: PageStyle[]
  /** addresses of style sheets at the end of the document */
  lateStyles: string[]
  modulePreloads: string[]
}

export function entryAssets(): EntryAssets {
  if (IS_DEVELOPMENT) return { script: `/${ENTRY}`, earlyScript: `/${EARLY}`, fonts: [] }
  return { script: fileOf(ENTRY), earlyScript: fileOf(EARLY), fonts: FONTS }
}

/** `blocks` are the lazy blocks of the page, which are preloaded together with the entry. */
export function pageAssets(blocks: Preloaded[]): PageAssets {
  const styles = [...new Set(blocks.flatMap(({ styles = [] }) => styles))]
  const lateStyles = [
    ...new Set([LATER_STYLE, ...blocks.flatMap(({ lateStyles = [] }) => lateStyles)]),
  ]
  if (IS_DEVELOPMENT)
    return {
      styles: ['/client/styles/index.css?direct', ...styles].map((href) => ({ href })),
      lateStyles,
      modulePreloads: [],
    }
  const files = new Set([ENTRY, ...blocks.map(({ source }) => source)].flatMap(scriptsOf))
  files.delete(fileOf(ENTRY))
  return {
    styles: styles.map((href) => ({ href, text: client?.sheets[href]?.text })),
    lateStyles,
    modulePreloads: [...files],
  }
}

function fileOf(source: string): string {
  const [file = ''] = scriptsOf(source)
  return file
}

function scriptsOf(source: string): string[] {
  const files = client?.scripts[source]
  if (!files) throw new Error(`the client's build has no ${source}: run npm run build`)
  return files
}
