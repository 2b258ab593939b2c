import type { Format } from '#redirects/transfer/formats.ts'
import { readImport } from '#redirects/transfer/read-import.ts'

const HOSTS = { 'www.st1.fi': 'fi-FI', 'www.st1.se': 'sv-SE' } as const

/** What a Finnish import of a text gives: the rules as they would be written, and why the others are refused. */
export function imported(text: string, format?: Format) {
  const { rules, refused, notices, ...read } = readImport(text, { locale: 'fi-FI', hosts: HOSTS }, format)
  return {
    rules: rules.map(({ source, target }) => `${source} ${target}`),
    faults: refused.map(({ fault }) => fault),
    notices,
    format: read.format,
  }
}
