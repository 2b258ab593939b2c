import { hasUnprintable, MAX_REDIRECT_KEY_BYTES, redirectKey, type RedirectRule, targetFault } from '#shared/navigation/redirect-rule.ts'

export interface InvalidLine {
  /** 1-based */
  line: number
  text: string
  reason: string
}

export interface ParsedTable {
  rules: RedirectRule[]
  invalid: InvalidLine[]
}

/**
 * Reads a table: a line is `/old  /new`, parted by spaces or tabs; `#` at the beginning of a line, or after a space, begins
 * a comment. A byte order mark and Windows line ends are fine. What is not understood is named with its line, never guessed.
 */
export function parseRedirectTable(text: string): ParsedTable {
  const table: ParsedTable = { rules: [], invalid: [] }
  for (const [index, content] of text
    .replace(/^\ufeff/, '')
    .split(/\r\n|\n|\r/)
    .entries()) {
    const line = index + 1
    const [source = '', target = '', ...rest] = withoutComment(content).split(/[ \t\u00a0]+/)
    if (source === '') continue
    const reason = lineFault(source, target, rest)
    if (reason === undefined) table.rules.push({ source, target, line })
    else table.invalid.push({ line, text: content, reason })
  }
  return table
}

function withoutComment(line: string): string {
  return line.replace(/(^|[ \t\u00a0])#.*$/s, '').replace(/^[ \t\u00a0]+|[ \t\u00a0]+$/g, '')
}

function lineFault(source: string, target: string, rest: string[]): string | undefined {
  if (rest.length > 0) return `a line holds two addresses, this one ${rest.length + 2} (write a space in a path as %20)`
  return sourceFault(source) ?? targetFault(target)
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
