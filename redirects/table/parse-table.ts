import {
  hasUnprintable,
  isPrefixSource,
  MAX_REDIRECT_KEY_BYTES,
  type RedirectExample,
  redirectKey,
  type RedirectRule,
  targetFault,
} from '#shared/navigation/redirect-rule.ts'
import { readConditions } from './rule-conditions.ts'

export interface InvalidLine {
  /** 1-based */
  line: number
  text: string
  reason: string
}

export interface ParsedTable {
  rules: RedirectRule[]
  examples: RedirectExample[]
  invalid: InvalidLine[]
  /** the version that the table was made from, by the place it is live at */
  versions?: Partial<Record<string, string>>
}

/**
 * Reads a table. A line is a rule, `/old  /new`, an example, `example /old  /new`, or the version the table was made from, `version NAME`
 * (`version NAME staging`: at another place than production); its words are parted by spaces or tabs, and `#` at its beginning, or after a space, begins a comment, which is the rule's note. A byte order
 * mark and Windows line ends are fine. What is not understood is named with its line, never guessed.
 */
export function parseRedirectTable(text: string): ParsedTable {
  const table: ParsedTable = { rules: [], examples: [], invalid: [] }
  for (const [index, content] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const read = parseLine(content, index + 1)
    if (read === undefined) continue
    if ('reason' in read) table.invalid.push(read)
    else if ('version' in read) table.versions = { ...table.versions, [read.place]: read.version }
    else if ('source' in read) table.rules.push(read)
    else table.examples.push(read)
  }
  return table
}

type ReadLine = RedirectRule | RedirectExample | { version: string; place: string } | InvalidLine

/** The place that a line `version NAME` is about. */
export const MAIN_PLACE = 'production'

/** Room for the longest path and target, and a note of a page. */
export const MAX_LINE_CHARACTERS = 16_000
export const LINE_TOO_LONG = `the line is longer than ${MAX_LINE_CHARACTERS} characters`

/** undefined: nothing but space or a comment */
export function parseLine(text: string, line: number): ReadLine | undefined {
  if (text.length > MAX_LINE_CHARACTERS) return { line, text, reason: LINE_TOO_LONG }
  const [, content = '', note] = /^(.*?)(?:(?:^|[ \t\u00a0])#(.*))?$/s.exec(text) ?? []
  const words = content.split(/[ \t\u00a0]+/).filter((word) => word !== '')
  const [first, second = '', third = '', ...rest] = words
  if (first === undefined) return undefined
  const invalid = (reason: string): InvalidLine => ({ line, text, reason })
  if (first === 'version')
    return second === '' || rest.length > 0
      ? invalid('a version is one name, and a place where it is not production')
      : { version: second, place: third || MAIN_PLACE }
  if (first === 'example') {
    const fault = rest.length > 0 ? 'an example is two addresses' : (sourceFault(second) ?? targetFault(third))
    return fault === undefined ? { path: second, target: third, line } : invalid(fault)
  }
  const conditions = readConditions(words.slice(2))
  const fault = 'fault' in conditions ? conditions.fault : ruleFault(first, second)
  if (fault !== undefined || 'fault' in conditions) return invalid(fault ?? '')
  const written = note?.trim()
  return { source: first, target: second, line, ...conditions, ...(written && { note: written }) }
}

/** Why a rule cannot lead from one address to the other; undefined when it can. */
export function ruleFault(source: string, target: string): string | undefined {
  const fault = sourceFault(source) ?? targetFault(target)
  if (fault !== undefined) return fault
  if (target.includes(':splat') && !isPrefixSource(source)) return ':splat stands for what * matched: the old path does not end in /*'
  return undefined
}

function sourceFault(source: string): string | undefined {
  if (hasUnprintable(source)) return 'the old path holds a control or invisible character'
  if (/^[a-z][a-z0-9+.-]*:/i.test(source) || source.startsWith('//')) return 'the old path holds a host: write the path alone'
  if (!source.startsWith('/')) return 'the old path does not begin with /'
  if (source.includes('\\')) return 'the old path holds a backslash'
  if (source.includes('?')) return 'the old path holds a query: rules know paths, the query goes along to the target'
  if (source.includes('#')) return 'the old path holds a hash: browsers do not send it'
  // browsers resolve them, so no request ever has such a path
  if (/(?:^|\/)\.{1,2}(?:\/|$)/.test(source)) return 'the old path holds . or .. as a segment'
  if (redirectKey(source) === undefined) return `the old path is longer than ${MAX_REDIRECT_KEY_BYTES} bytes`
  return undefined
}
