import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'
import { plainRule, writtenPath } from './plain-pattern.ts'

const STATUS_WORDS: Record<string, string> = { permanent: '301', temp: '302', seeother: '303', gone: '410' }

/** Apache's Redirect, RedirectMatch and RewriteRule, where they say what a rule can say. */
export function readApache(text: string, context: ImportContext): ImportResult {
  const lines = importLines(context)
  /** the containers around the line whose meaning we do not know */
  const around: string[] = []
  let hasCondition = false
  for (const [index, content] of text.split('\n').entries()) {
    const [, directive = '', rest = ''] = /^\s*(\S+)\s*(.*)$/s.exec(content) ?? []
    const name = directive.toLowerCase()
    if (directive === '' || directive.startsWith('#') || /^(?:rewriteengine|<\/?ifmodule\b.*)$/.test(name)) continue
    if (name.startsWith('</')) around.pop()
    else if (name.startsWith('<')) around.push(content.trim())
    const read = readDirective(name, words(rest))
    const reason = around.length > 0 ? `it holds only inside ${around.at(-1)}` : conditionFault(name, hasCondition)
    if (name.startsWith('</')) continue
    if (reason !== undefined || 'fault' in read) lines.refuse(index + 1, content, reason ?? ('fault' in read ? read.fault : ''))
    else {
      lines.take(index + 1, content, read)
      if (name.startsWith('redirect') && !name.endsWith('match') && read.source.endsWith('/*')) lines.notice('below')
      if (read.hasDot) lines.notice('dot')
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

function readDirective(name: string, args: string[]): Read | { fault: string } {
  if (name === 'rewriterule') return rewriteRule(args)
  if (name === 'redirectpermanent') return redirect(['301', ...args])
  if (name === 'redirecttemp') return redirect(['302', ...args])
  if (name !== 'redirect' && name !== 'redirectmatch') return { fault: `${name} makes no redirect that a rule could make` }
  const [first = ''] = args
  const status = Object.hasOwn(STATUS_WORDS, first) ? STATUS_WORDS[first] : /^\d{3}$/.exec(first)?.[0]
  const full = status === undefined ? ['302', ...args] : [status, ...args.slice(1)]
  return name === 'redirect' ? redirect(full) : redirectMatch(full)
}

/** Redirect holds for a path and all below it, but below a file there is nothing. */
function redirect([status = '', source = '', target = '', ...more]: string[]): Read | { fault: string } {
  if (more.length > 0) return { fault: `there is more in the line than a rule can say: ${more.join(' ')}` }
  if (!source.startsWith('/')) return { source, target, status }
  const path = writtenPath(source)
  if (/\.\w{1,5}$/.test(path) || /[?#]/.test(target)) return { source: path, target, status }
  if (path.endsWith('/') && path !== '/' && !target.endsWith('/')) {
    return { fault: `Apache writes what follows ${source} right behind ${target}: let both end with / or neither` }
  }
  return { source: `${path.replace(/\/$/, '')}/*`, target: `${target.replace(/\/$/, '')}/:splat`, status }
}

function redirectMatch([status = '', pattern = '', target = '']: string[]): Read | { fault: string } {
  const rule = plainRule(pattern, target)
  return 'fault' in rule ? rule : { ...rule, status }
}

function rewriteRule([pattern = '', target = '', flagList = '']: string[]): Read | { fault: string } {
  const flags = flagList
    .replace(/^\[|\]$/g, '')
    .split(',')
    .filter((flag) => flag !== '')
  const unknown = flags.find((flag) => !/^(?:R(?:=.*)?|redirect(?:=.*)?|L|last|END|NC|nocase|NE|noescape|QSA|qsappend)$/i.test(flag))
  if (unknown !== undefined) return { fault: `a rule cannot say the flag ${unknown}` }
  const status = flags.map((flag) => /^(?:R|redirect)(?:=(.*))?$/i.exec(flag)).find((found) => found !== null)
  if (!status && !/^https?:\/\//i.test(target))
    return { fault: 'without the flag R the rule rewrites inside the server: it is no redirect' }
  const code = status?.[1] ?? '302'
  return redirectMatch([STATUS_WORDS[code] ?? code, pattern, target])
}

function conditionFault(name: string, hasCondition: boolean): string | undefined {
  if (name === 'rewritecond') return 'a condition: rules have none'
  return hasCondition && name === 'rewriterule' ? 'the rule hangs on the RewriteCond above it' : undefined
}

/** Parted by spaces; a word with spaces stands in quotes. */
function words(text: string): string[] {
  return Array.from(text.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g), ([, quoted, word = '']) => quoted?.replace(/\\(["\\])/g, '$1') ?? word)
}
