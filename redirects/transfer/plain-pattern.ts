import { isPrefixSource } from '#shared/navigation/redirect-rule.ts'
import type { Fault } from '../table/fault.ts'

interface PlainRule {
  source: string
  target: string
  /** whether the pattern has a dot that stands for any character, strictly */
  hasDot: boolean
}

const ENDINGS: readonly { ending: string; splat?: string }[] = [
  // longest first: what the target's $1 stands for, with the slash before it
  { ending: '(?:/(.*))?$', splat: '/$1' },
  { ending: '(/.*)?$', splat: '$1' },
  { ending: '/(.*)$', splat: '/$1' },
  { ending: '/(.*)', splat: '/$1' },
  { ending: '/.*$', splat: '' },
  { ending: '/.*', splat: '' },
  { ending: '/?$' },
  { ending: '$' },
]

/** A pattern of Apache or nginx as a rule, where it is one path, or one path and all below it. */
export function plainRule(pattern: string, target: string): PlainRule | Fault {
  const fault: Fault = { fault: 'pattern' }
  if (!pattern.startsWith('^')) return fault
  const found = ENDINGS.find(({ ending }) => pattern.endsWith(ending) && !pattern.endsWith(`\\${ending}`))
  // without a folder's slash in .htaccess, with it elsewhere: ^/?old says both
  const body = pattern.slice(1, found && -found.ending.length).replace(/^\/\?/, '/')
  if (!found || !/^(?:[^\\.*+?()[\]{}|^$]|\.(?![*+?{])|\\[^a-z\d])*$/i.test(body)) return fault
  const path = writtenPath(body.replace(/\\(.)/g, '$1'))
  const source = found.splat === undefined ? path : `${path.replace(/\/$/, '')}/*`
  const read = found.splat ? withSplat(target, found.splat) : target
  if (read.includes('$') || read.includes('%{')) return { fault: 'parts' }
  return { source, target: read, hasDot: /(?<!\\)\./.test(body) }
}

/** A decoded path, as servers match it, the way a rule writes it. */
export function writtenPath(path: string): string {
  const encoded = path.replace(/%(?![\da-f]{2})/gi, '%25')
  return encoded.startsWith('/') ? encoded : `/${encoded}`
}

function withSplat(target: string, splat: string): string {
  if (!target.endsWith(splat)) return target
  return `${target.slice(0, -splat.length).replace(/\/$/, '')}/:splat`
}

/** The pattern of a rule's source: what plainRule reads. */
export function patternOf(source: string): string {
  const escaped = (path: string) => path.replace(/[\\.*+?()[\]{}|^$]/g, String.raw`\$&`)
  return isPrefixSource(source) ? `^${escaped(source.slice(0, -2))}(?:/(.*))?$` : `^${escaped(source)}/?$`
}
