import {
  hasUnprintable,
  isPrefixSource,
  type RedirectExample,
  redirectKey,
  type RedirectRule,
  targetFault,
} from '#shared/navigation/redirect-rule.ts'
import type { Fault, FaultName } from './fault.ts'
import { readConditions } from './rule-conditions.ts'

export interface InvalidLine extends Fault {
  /** 1-based */
  line: number
  text: string
}

export interface ParsedTable {
  rules: RedirectRule[]
  examples: RedirectExample[]
  invalid: InvalidLine[]
  /** the version that the table was made from, by the environment where it is live */
  versions?: Partial<Record<string, string>>
}

/**
 * Reads a table. A line is a rule, `/old  /new`, an example, `example /old  /new`, or the version that the table was made from,
 * `version NAME` (`version NAME staging`: in another environment than production). Spaces or tabs separate words. `#` at the beginning or
 * after a space begins a comment, which is the note of a rule. A byte order mark and Windows line ends are allowed. An unknown line is
 * invalid: its meaning is not guessed.
 */
export function parseRedirectTable(text: string): ParsedTable {
  const table: ParsedTable = { rules: [], examples: [], invalid: [] }
  for (const [index, content] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const read = parseLine(content, index + 1)
    if (read === undefined) continue
    if ('fault' in read) table.invalid.push(read)
    else if ('version' in read) table.versions = { ...table.versions, [read.place]: read.version }
    else if ('source' in read) table.rules.push(read)
    else table.examples.push(read)
  }
  return table
}

type ReadLine = RedirectRule | RedirectExample | { version: string; place: string } | InvalidLine

/** The environment of a line `version NAME` that names none. */
export const MAIN_PLACE = 'production'

/** Enough for the longest path and target, and a note of one page. */
export const MAX_LINE_CHARACTERS = 16_000

/** undefined: the line has only spaces or a comment */
export function parseLine(text: string, line: number): ReadLine | undefined {
  if (text.length > MAX_LINE_CHARACTERS) return { line, text, fault: 'lineLong' }
  const [, content = '', note] = /^(.*?)(?:(?:^|[ \t\u00a0])#(.*))?$/s.exec(text) ?? []
  const words = content.split(/[ \t\u00a0]+/).filter((word) => word !== '')
  const [first, second = '', third = '', ...rest] = words
  if (first === undefined) return undefined
  const invalid = (fault: Fault): InvalidLine => ({ line, text, ...fault })
  if (first === 'version')
    return second === '' || rest.length > 0 ? invalid({ fault: 'versionLine' }) : { version: second, place: third || MAIN_PLACE }
  if (first === 'example') {
    const fault = rest.length > 0 ? 'exampleWords' : (sourceFault(second) ?? targetFault(third))
    return fault === undefined ? { path: second, target: third, line } : invalid({ fault })
  }
  const conditions = readConditions(words.slice(2))
  if ('fault' in conditions) return invalid(conditions)
  const fault = ruleFault(first, second)
  if (fault !== undefined) return invalid({ fault })
  const written = note?.trim()
  return { source: first, target: second, line, ...conditions, ...(written && { note: written }) }
}

/** Why there cannot be a rule with this source and target; undefined: it is valid. */
export function ruleFault(source: string, target: string): FaultName | undefined {
  const fault = sourceFault(source) ?? targetFault(target)
  if (fault !== undefined) return fault
  if (target.includes(':splat') && !isPrefixSource(source)) return 'splat'
  return undefined
}

function sourceFault(source: string): FaultName | undefined {
  if (hasUnprintable(source)) return 'sourceInvisible'
  if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('//')) return 'sourceHost'
  if (!source.startsWith('/')) return 'sourceSlash'
  if (source.includes('\\')) return 'sourceBackslash'
  if (source.includes('?')) return 'sourceQuery'
  if (source.includes('#')) return 'sourceHash'
  // browsers resolve dots, so no request has such a path
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(source)) return 'sourceDots'
  return redirectKey(source) === undefined ? 'sourceLong' : undefined
}
