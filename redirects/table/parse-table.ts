import {
  hasUnprintable,
  redirectKey,
  type RedirectRule,
  targetFault,
} from '#shared/navigation/redirect-rule.ts'
import type { Fault, FaultName } from './fault.ts'

export interface InvalidLine extends Fault {
  /** 1-based */
  line: number
  text: string
}

export interface ParsedTable {
  rules: RedirectRule[]
  invalid: InvalidLine[]
  /** the number of the publication that the table was made from, by the environment where it is live */
  versions?: Partial<Record<string, number>>
}

/**
 * Reads a table. A line is a rule, `/old /new`, or the version that the table was made from,
 * `version 12` (`version 12 staging`: in another environment than production). Spaces or tabs
 * separate words. `#` at the beginning or after a space begins a comment, which is the note of a
 * rule. A byte order mark and Windows line ends are allowed. An unknown line is invalid: its
 * meaning is not guessed.
 */
export function parseRedirectTable(text: string): ParsedTable {
  const table: ParsedTable = { rules: [], invalid: [] }
  for (const [index, content] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const read = parseLine(content, index + 1)
    if (read === undefined) continue
    if ('fault' in read) table.invalid.push(read)
    else if ('version' in read) table.versions = { ...table.versions, [read.place]: read.version }
    else table.rules.push(read)
  }
  return table
}

type ReadLine = RedirectRule | { version: number; place: string } | InvalidLine

/** The environment of a line `version 12` that names none. */
export const MAIN_PLACE = 'production'

/** Enough for the longest path and target, and a note of one page. */
export const MAX_LINE_CHARACTERS = 16_000

/** undefined: the line has only spaces or a comment */
export function parseLine(text: string, line: number): ReadLine | undefined {
  if (text.length > MAX_LINE_CHARACTERS) return { line, text, fault: 'lineLong' }
  const [, content = '', note] = /^(.*?)(?:(?:^|[ \t\u00a0])#(.*))?$/s.exec(text) ?? []
  const words = content.split(/[ \t\u00a0]+/).filter((word) => word !== '')
  const [first, second = '', third, ...rest] = words
  if (first === undefined) return undefined
  const invalid = (fault: Fault): InvalidLine => ({ line, text, ...fault })
  if (first === 'version') {
    const isNumber = /^[1-9]\d{0,8}$/.test(second) && rest.length === 0
    return isNumber
      ? { version: Number(second), place: third ?? MAIN_PLACE }
      : invalid({ fault: 'versionLine' })
  }
  if (third !== undefined) return invalid({ fault: 'manyWords' })
  const fault = ruleFault(first, second)
  if (fault !== undefined) return invalid({ fault })
  const written = note?.trim()
  return { source: first, target: second, line, ...(written && { note: written }) }
}

/** Why there cannot be a rule with this source and target; undefined: it is valid. */
export function ruleFault(source: string, target: string): FaultName | undefined {
  return (
    sourceFault(source) ?? targetFault(target) ?? (target.includes(':splat') ? 'splat' : undefined)
  )
}

function sourceFault(source: string): FaultName | undefined {
  if (hasUnprintable(source)) return 'sourceInvisible'
  if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('//')) return 'sourceHost'
  if (!source.startsWith('/')) return 'sourceSlash'
  if (/\s/.test(source)) return 'sourceSpace'
  if (source.includes('\\')) return 'sourceBackslash'
  if (source.includes('?')) return 'sourceQuery'
  if (source.includes('#')) return 'sourceHash'
  if (/\*.|[^/]\*$/.test(source)) return 'star'
  // browsers resolve dots, so no request has such a path
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(source)) return 'sourceDots'
  return redirectKey(source) === undefined ? 'sourceLong' : undefined
}
