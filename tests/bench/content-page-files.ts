import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>

/** What a Finnish content page loads: the entry, what it imports, the locale's messages, and their style sheets. */
export function contentPageFiles(client: string): { scripts: string[]; styles: string[] } {
  const manifest: Manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'))
  const files = new Set<string>()
  function add(source: string): void {
    const chunk = manifest[source]
    if (!chunk || files.has(chunk.file)) return
    for (const file of [chunk.file, ...(chunk.css ?? [])]) files.add(file)
    chunk.imports?.forEach(add)
  }
  for (const source of ['client/entry-client.tsx', 'client/entry-early.ts', 'shared/messages/site/fi-FI.ts']) add(source)
  return { scripts: [...files].filter((file) => file.endsWith('.js')), styles: [...files].filter((file) => file.endsWith('.css')) }
}
