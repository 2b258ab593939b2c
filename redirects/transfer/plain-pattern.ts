import { isPrefixSource } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from '../table/fault.ts'

interface PlainRule {
  source: string
  target: string
  /** the pattern has an unescaped dot, which matches any character */
  hasDot: boolean
}

const ENDINGS: readonly { ending: string; splat?: string }[] = [
  // longest first; splat: the end of the target that becomes /:splat
  { ending: '(?:/(.*))?$', splat: '/$1' },
  { ending: '(/.*)?$', splat: '$1' },
  { ending: '/(.*)$', splat: '/$1' },
  { ending: '/(.*)', splat: '/$1' },
  { ending: '/.*$', splat: '' },
  { ending: '/.*', splat: '' },
  { ending: '/?$' },
  { ending: '$' },
]

/** Reads a pattern of Apache or nginx that matches one path, or one path and all paths below it. */
export function plainRule(pattern: string, target: string): PlainRule | Fault {
  const fault: Fault = { fault: 'pattern' }
  if (!pattern.startsWith('^')) return fault
  const found = ENDINGS.find(({ ending }) => pattern.endsWith(ending) && !pattern.endsWith(`\\${ending}`))
  // .htaccess patterns have no slash at the beginning, others have one: ^/?old matches both
  const body = pattern.slice(1, found && -found.ending.length).replace(/^\/\?/, '/')
  if (!found || !/^(?:[^\\.*+?()[\]{}|^$]|\.(?![*+?{])|\\[^a-z\d])*$/i.test(body)) return fault
  const path = writtenPath(body.replace(/\\(.)/g, '$1'))
  const source = found.splat === undefined ? path : `${path.replace(/\/$/, '')}/*`
  const read = found.splat ? withSplat(target, found.splat) : target
  if (read.includes('$') || read.includes('%{')) return { fault: 'parts' }
  return { source, target: read, hasDot: /(?<!\\)\./.test(body) }
}

/** Changes a path that a server matches decoded into the form of a rule's source. */
export function writtenPath(path: string): string {
  const encoded = path.replace(/%(?![\da-f]{2})/gi, '%25')
  return encoded.startsWith('/') ? encoded : `/${encoded}`
}

function withSplat(target: string, splat: string): string {
  if (!target.endsWith(splat)) return target
  return `${target.slice(0, -splat.length).replace(/\/$/, '')}/:splat`
}

/** The pattern of a rule's source; plainRule reads it. */
export function patternOf(source: string): string {
  const escaped = (path: string) => path.replace(/[\\.*+?()[\]{}|^$]/g, String.raw`\$&`)
  return isPrefixSource(source) ? `^${escaped(source.slice(0, -2))}(?:/(.*))?$` : `^${escaped(source)}/?$`
}
