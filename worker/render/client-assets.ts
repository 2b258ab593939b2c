import manifestJson from '../../dist/client/client-manifest.json'
import type { LocaleCode } from '#shared/locale/locales.ts'

const ENTRY = 'client/entry-client.tsx'
const EARLY = 'client/entry-early.ts'
/** of each source its file first, then what comes with it (scripts/vite-lazy-code.ts) */
const manifest: Record<string, string[]> = manifestJson

/** What the document loads: script, styles, and what can be asked for before the script says so. */
export interface ClientAssets {
  script: string
  /** keeps what is pressed before `script` is here */
  earlyScript: string
  styles: string[]
  modulePreloads: string[]
  fonts: string[]
}

/** `lazy`: the sources of the lazily loaded code the page needs, asked for along with the entry instead of after it. */
export function clientAssets(locale: LocaleCode, lazy: string[]): ClientAssets {
  const script = entryFile(ENTRY)
  const files = [...new Set([ENTRY, `shared/messages/${locale}.ts`, ...lazy].flatMap((source) => manifest[source] ?? []))]
  const scripts = files.filter((file) => file.endsWith('.js') && file !== script)
  return {
    script: asAddress(script),
    earlyScript: asAddress(entryFile(EARLY)),
    // a lazily loaded style sheet is an entry of its own
    styles: files.filter((file) => file.endsWith('.css')).map(asAddress),
    modulePreloads: scripts.map(asAddress),
    // the first text face; the extended ranges come when a page needs them
    fonts: Object.entries(manifest).flatMap(([source, face]) =>
      source.endsWith('figtree-latin-wght-normal.woff2') ? face.map(asAddress) : [],
    ),
  }
}

/** In `npm run dev` Vite serves the client, with fast refresh. */
export function devClientAssets(origin: string): ClientAssets {
  return {
    script: `${origin}/client/entry-dev.ts`,
    earlyScript: `${origin}/${EARLY}`,
    styles: [`${origin}/client/styles/index.css?direct`],
    modulePreloads: [],
    fonts: [],
  }
}

function entryFile(entry: string): string {
  const [file] = manifest[entry] ?? []
  if (file === undefined) throw new Error(`dist/client/client-manifest.json has no ${entry}: run npm run build`)
  return file
}

function asAddress(file: string): string {
  return `/${file}`
}
