import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Chunk {
  file: string
  css?: string[]
  imports?: string[]
}

/** What a Finnish content page loads: the entry, what it imports, the locale's messages, and their style sheets. */
export function contentPageFiles(client: string): { scripts: string[]; styles: string[] } {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(client, 'client-manifest.json'), 'utf8'))
  const scripts = new Set<string>()
  const styles = new Set<string>()
  function add(key: string): void {
    const chunk = manifest[key]
    if (!chunk || scripts.has(chunk.file)) return
    scripts.add(chunk.file)
    chunk.css?.forEach((file) => styles.add(file))
    chunk.imports?.forEach(add)
  }
  add('client/entry-client.tsx')
  add('shared/messages/fi-FI.ts')
  return { scripts: [...scripts], styles: [...styles] }
}
