import type { Fault, FaultName } from '../table/fault.ts'
import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'
import { type NginxStatement, nginxStatements, statementText } from './nginx-statements.ts'
import { plainRule, writtenPath } from './plain-pattern.ts'

/** nginx's `rewrite`, `location = /old { return 301 /new; }` and `map $uri $new { /old /new; }`. */
export function readNginx(text: string, context: ImportContext): ImportResult {
  const lines = importLines(context)
  const { statements, unclosed } = nginxStatements(text)
  for (const statement of statements) if (statement.line !== unclosed) readStatement(statement)
  if (unclosed !== undefined) lines.refuse(unclosed, '', { fault: 'unclosed' })
  return lines.result()

  function readStatement(statement: NginxStatement): void {
    const { words, block = [] } = statement
    const [name, ...args] = words
    if (name === 'rewrite') take(statement, rewrite(args))
    else if (name === 'location') take(statement, location(args, block))
    else if (name === 'map' && /^\$(?:request_)?uri$/.test(args[0] ?? '')) for (const line of block) readMapLine(line)
    else take(statement, { fault: faultOf(name) })
  }

  function readMapLine(line: NginxStatement): void {
    const [key = '', target = '', ...more] = line.words
    if (key === 'default' && /^(?:0|)$/.test(target)) return
    if (more.length > 0 || /^(?:default|hostnames|volatile|include)$/.test(key)) take(line, { fault: 'nginxBlock' })
    else if (key.startsWith('~')) take(line, pattern(key.replace(/^~\*?/, ''), target))
    else take(line, { source: writtenPath(key.replace(/^\\/, '')), target: withoutArgs(target) })
  }

  function take(statement: NginxStatement, read: Read | Fault): void {
    const text = statementText(statement)
    if ('fault' in read) return lines.refuse(statement.line, text, read)
    lines.take(statement.line, text, { ...read, ...(statement.note && { note: statement.note }) })
    if (read.hasDot) lines.notice('dot')
  }
}

interface Read {
  source: string
  target: string
  status?: string
  hasDot?: boolean
}

function rewrite([from = '', target = '', flag]: string[]): Read | Fault {
  const status = flag === 'permanent' ? '301' : '302'
  if (flag !== 'permanent' && flag !== 'redirect' && !/^https?:\/\//i.test(target)) {
    return { fault: 'rewrite' }
  }
  const read = pattern(from, target)
  return 'fault' in read ? read : { ...read, status }
}

function location([mark, path = '', ...more]: string[], block: NginxStatement[]): Read | Fault {
  if (mark !== '=' || more.length > 0) return { fault: 'nginxBlock' }
  const [statement, ...others] = block
  const [name, ...args] = statement?.words ?? []
  if (others.length > 0 || (name !== 'return' && name !== 'rewrite')) return { fault: 'nginxBlock' }
  const source = writtenPath(path)
  if (name === 'rewrite') {
    const read = rewrite(['^/$', ...args.slice(1)])
    return args[0] !== '^' || 'fault' in read ? { fault: 'nginxBlock' } : { ...read, source }
  }
  const [status = '', target = ''] = args.length === 1 ? ['302', ...args] : args
  const read = withoutArgs(target)
  return read.includes('$') ? { fault: 'parts' } : { source, target: read, status }
}

function pattern(from: string, target: string): Read | Fault {
  return plainRule(from.replace(/^\(\?i\)/, ''), withoutArgs(target))
}

/** A rule always appends the visitor's query, so the variable is not needed. */
function withoutArgs(target: string): string {
  return target.replace(/(?:\$is_args\$args|[?&]\$(?:args|query_string))(?=#|$)/, '')
}

function faultOf(name: string | undefined): FaultName {
  if (name === 'if') return 'condition'
  return name === 'server' || name === 'http' || name === 'map' ? 'nginxBlock' : 'noRedirect'
}
