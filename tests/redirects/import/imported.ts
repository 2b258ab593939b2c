import { readImport } from '#redirects/import/read-import.ts'

const HOSTS = { 'st1.fi': 'fi-FI', 'st1.se': 'sv-SE' } as const

/** Imports a text for the Finnish table. */
export function read(text: string) {
  return readImport(text, { locale: 'fi-FI', hosts: HOSTS, ownHosts: [] })
}

/** The same: its rules as lines, and the reasons of the refused lines. */
export function imported(text: string) {
  const { rules, refused, notices } = read(text)
  return {
    rules: rules.map(({ source, target }) => `${source} ${target}`),
    rivals: rules.map(({ rival }) => rival),
    faults: refused.map(({ fault }) => fault),
    notices,
  }
}
