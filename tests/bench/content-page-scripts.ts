import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  imports?: string[]
}

/** The scripts a Finnish content page loads: the entry, what it imports, and the locale's messages. */
export function contentPageScripts(client: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, 'client-manifest.json'), 'utf8'))
  const files = new Set<string>()
  function add(key: string): void {
    const chunk = manifest[key]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  add('client/entry-client.tsx')
  add('shared/messages/fi-FI.ts')
  return [...files]
}
