import type { Fault } from '../table/fault.ts'
import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'

/** Netlify's _redirects: `/old  /new  301  # comment` or `/old/*  /new/:splat`. */
export function readNetlify(text: string, context: ImportContext): ImportResult {
  const lines = importLines(context)
  for (const [index, content] of text.split('\n').entries()) {
    const [, written = '', note] = /^(.*?)(?:(?:^|\s)#(.*))?$/s.exec(content) ?? []
    const [source, ...rest] = written.split(/\s+/).filter((word) => word !== '')
    if (source === undefined) continue
    const at = rest.findIndex((word) => /^(?:\/|https?:\/\/)/i.test(word))
    const [target = '', status, ...conditions] = rest.slice(Math.max(at, 0))
    const fault = netlifyFault({ source, target, status, conditions, queries: rest.slice(0, Math.max(at, 0)) })
    if (fault === undefined) lines.take(index + 1, content, { source, target, status: status ?? '301', ...(note && { note }) })
    else lines.refuse(index + 1, content, fault)
  }
  return lines.result()
}

interface NetlifyLine {
  source: string
  target: string
  status: string | undefined
  conditions: string[]
  queries: string[]
}

function netlifyFault({ source, target, status, conditions, queries }: NetlifyLine): Fault | undefined {
  if (queries.length > 0 || [status, ...conditions].some((word) => word?.includes('='))) return { fault: 'condition' }
  if (status?.endsWith('!')) return { fault: 'overrides' }
  if (conditions.length > 0) return { fault: 'more', words: { more: conditions.join(' ') } }
  const placeholder = /\/:\w+/.exec(source) ?? /:(?!splat\b)[a-z]\w*/i.exec(target.replace(/^https?:\/\//i, ''))
  return placeholder ? { fault: 'placeholder' } : undefined
}
