import build from '../../dist/client/builds/latest.json'
import manifestJson from '../../dist/client/client-manifest.json'
import type { LocaleCode } from '#shared/locale/locales.ts'

interface ManifestChunk {
  file: string
  css?: string[]
  imports?: string[]
}

const ENTRY = 'client/entry-client.tsx'
const manifest: Record<string, ManifestChunk> = manifestJson

export const BUILD_ID = build.id

/** What the document loads: script, styles, and what can be asked for before the script says so. */
export interface ClientAssets {
  script: string
  styles: string[]
  modulePreloads: string[]
  fonts: string[]
}

/** `late`: the sources of the late code the page needs, asked for along with the entry instead of after it. */
export function clientAssets(locale: LocaleCode, late: string[]): ClientAssets {
  const entry = manifest[ENTRY]
  if (!entry) throw new Error(`dist/client/client-manifest.json has no ${ENTRY}: run npm run build`)
  const files = new Set<string>()
  const styles = new Set<string>()
  for (const source of [ENTRY, `shared/messages/${locale}.ts`, ...late]) addFiles(source, files, styles)
  files.delete(entry.file)
  return {
    script: `/${entry.file}`,
    styles: [...styles].map(asAddress),
    modulePreloads: [...files].map(asAddress),
    // the first text face; the extended ranges come when a page needs them
    fonts: Object.entries(manifest).flatMap(([source, { file }]) =>
      source.endsWith('figtree-latin-wght-normal.woff2') ? [asAddress(file)] : [],
    ),
  }
}

/** A chunk and all it imports, and their style sheets. */
function addFiles(source: string, files: Set<string>, styles: Set<string>): void {
  const chunk = manifest[source]
  if (!chunk || files.has(chunk.file)) return
  // a late style sheet is an entry of its own
  if (chunk.file.endsWith('.css')) styles.add(chunk.file)
  else files.add(chunk.file)
  chunk.css?.forEach((file) => styles.add(file))
  chunk.imports?.forEach((name) => addFiles(name, files, styles))
}

/** In `npm run dev` Vite serves the client, with fast refresh. */
export function devClientAssets(origin: string): ClientAssets {
  return { script: `${origin}/client/entry-dev.ts`, styles: [`${origin}/client/styles/index.css?direct`], modulePreloads: [], fonts: [] }
}

function asAddress(file: string): string {
  return `/${file}`
}
