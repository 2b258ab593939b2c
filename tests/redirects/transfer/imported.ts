import type { Format } from '#redirects/transfer/formats.ts'
import { readImport } from '#redirects/transfer/read-import.ts'

const HOSTS = { 'www.st1.fi': 'fi-FI', 'www.st1.se': 'sv-SE' } as const

/** Imports a text for the Finnish table: its rules as lines, and the reasons of the refused lines. */
export function imported(text: string, format?: Format) {
  const { rules, refused, notices, ...read } = readImport(text, { locale: 'fi-FI', hosts: HOSTS }, format)
  return {
    rules: rules.map(({ source, target }) => `${source} ${target}`),
    faults: refused.map(({ fault }) => fault),
    notices,
    format: read.format,
  }
}
