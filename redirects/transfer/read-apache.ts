import type { Fault, FaultName } from '../table/fault.ts'
import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'
import { plainRule, writtenPath } from './plain-pattern.ts'

const STATUS_WORDS: Record<string, string> = { permanent: '301', temp: '302', seeother: '303', gone: '410' }

/** Apache's Redirect, RedirectMatch and RewriteRule, if a rule can express them. */
export function readApache(text: string, context: ImportContext): ImportResult {
  const lines = importLines(context)
  /** the open containers, whose conditions a rule cannot express */
  const around: string[] = []
  let hasCondition = false
  for (const [index, content] of text.split('\n').entries()) {
    const [, directive = '', rest = ''] = /^\s*(\S+)\s*(.*)$/s.exec(content) ?? []
    const name = directive.toLowerCase()
    if (directive === '' || directive.startsWith('#') || /^(?:rewriteengine|<\/?ifmodule\b.*)$/.test(name)) continue
    if (name.startsWith('</')) around.pop()
    else if (name.startsWith('<')) around.push(content.trim())
    const read = readDirective(name, words(rest))
    const isConditional = name === 'rewritecond' || (hasCondition && name === 'rewriterule')
    const fault: FaultName | undefined = around.length > 0 ? 'inside' : isConditional ? 'condition' : undefined
    const said = fault === undefined ? read : { fault }
    if (name.startsWith('</')) continue
    if ('fault' in said) lines.refuse(index + 1, content, said)
    else {
      lines.take(index + 1, content, said)
      if (name.startsWith('redirect') && !name.endsWith('match') && said.source.endsWith('/*')) lines.notice('below')
      if (said.hasDot) lines.notice('dot')
    }
    hasCondition = name === 'rewritecond'
  }
  return lines.result()
}

interface Read {
  source: string
  target: string
  status: string
  hasDot?: boolean
}

function readDirective(name: string, args: string[]): Read | Fault {
  if (name === 'rewriterule') return rewriteRule(args)
  if (name === 'redirectpermanent') return redirect(['301', ...args])
  if (name === 'redirecttemp') return redirect(['302', ...args])
  if (name !== 'redirect' && name !== 'redirectmatch') return { fault: 'noRedirect' }
  const [first = ''] = args
  const status = Object.hasOwn(STATUS_WORDS, first) ? STATUS_WORDS[first] : /^\d{3}$/.exec(first)?.[0]
  const full = status === undefined ? ['302', ...args] : [status, ...args.slice(1)]
  return name === 'redirect' ? redirect(full) : redirectMatch(full)
}

/** Redirect matches a path and all paths below it. A path with a file extension has none below it. */
function redirect([status = '', source = '', target = '', ...more]: string[]): Read | Fault {
  if (more.length > 0) return { fault: 'more', words: { more: more.join(' ') } }
  if (!source.startsWith('/')) return { source, target, status }
  const path = writtenPath(source)
  if (/\.\w{1,5}$/.test(path) || /[?#]/.test(target)) return { source: path, target, status }
  if (path.endsWith('/') && path !== '/' && !target.endsWith('/')) {
    return { fault: 'apacheSlash' }
  }
  return { source: `${path.replace(/\/$/, '')}/*`, target: `${target.replace(/\/$/, '')}/:splat`, status }
}

function redirectMatch([status = '', pattern = '', target = '']: string[]): Read | Fault {
  const rule = plainRule(pattern, target)
  return 'fault' in rule ? rule : { ...rule, status }
}

function rewriteRule([pattern = '', target = '', flagList = '']: string[]): Read | Fault {
  const flags = flagList
    .replace(/^\[|\]$/g, '')
    .split(',')
    .filter((flag) => flag !== '')
  const unknown = flags.find((flag) => !/^(?:R(?:=.*)?|redirect(?:=.*)?|L|last|END|NC|nocase|NE|noescape|QSA|qsappend)$/i.test(flag))
  if (unknown !== undefined) return { fault: 'more', words: { more: unknown } }
  const status = flags.map((flag) => /^(?:R|redirect)(?:=(.*))?$/i.exec(flag)).find((found) => found !== null)
  if (!status && !/^https?:\/\//i.test(target)) return { fault: 'rewrite' }
  const code = status?.[1] ?? '302'
  return redirectMatch([STATUS_WORDS[code] ?? code, pattern, target])
}

/** Spaces separate words; quotes surround a word with spaces. */
function words(text: string): string[] {
  return Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g), ([, quoted, word = '']) => quoted?.replace(/\\(["\\])/g, '$1') ?? word)
}
