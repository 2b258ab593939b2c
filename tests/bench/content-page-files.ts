import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a Finnish content page loads: the entry, what it imports, the locale's messages, and their style sheets. */
export function contentPageFiles(client: string): { scripts: string[]; styles: string[] } {
  const manifest: Record<string, string[]> = JSON.parse(readFileSync(join(client, 'client-manifest.json'), 'utf8'))
  const files = [...new Set(['client/entry-client.tsx', 'shared/messages/fi-FI.ts'].flatMap((source) => manifest[source] ?? []))]
  return { scripts: files.filter((file) => file.endsWith('.js')), styles: files.filter((file) => file.endsWith('.css')) }
}
