import { readImport } from '#redirects/import/read-import.ts'

const HOSTS = { 'www.st1.fi': 'fi-FI', 'www.st1.se': 'sv-SE' } as const

/** Imports a text for the Finnish table: its rules as lines, and the reasons of the refused lines. */
export function imported(text: string) {
  const { rules, refused, notices } = readImport(text, { locale: 'fi-FI', hosts: HOSTS })
  return {
    rules: rules.map(({ source, target }) => `${source} ${target}`),
    rivals: rules.map(({ rival }) => rival),
    faults: refused.map(({ fault }) => fault),
    notices,
  }
}
