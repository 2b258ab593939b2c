import { readFileSync } from 'node:fs'
import { join } from 'node:path'

interface Document {
  style: { href: string }
  scripts: Record<string, string[]>
}

/** The files of every page: the entries, their imports, and the style sheet. */
export function contentPageFiles(client: string): { scripts: string[]; styles: string[] } {
  const { style, scripts }: Document = JSON.parse(
    readFileSync(join(client, '.vite/document.json'), 'utf8'),
  )
  return {
    scripts: ['client/entry-client.tsx', 'client/entry-early.ts'].flatMap(
      (entry) => scripts[entry] ?? [],
    ),
    styles: [style.href],
  }
}
