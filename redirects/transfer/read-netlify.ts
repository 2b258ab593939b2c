import { importLines, type ImportContext, type ImportResult } from './import-lines.ts'

/** Netlify's _redirects: `/old  /new  301  # comment`, a line a rule; `/old/*  /new/:splat`. */
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

function netlifyFault({ source, target, status, conditions, queries }: NetlifyLine): string | undefined {
  if (queries.length > 0) return `the line holds only with a query (${queries.join(' ')}): rules know paths`
  if ([status, ...conditions].some((word) => word?.includes('=')))
    return `the line hangs on a condition (${[status, ...conditions].join(' ')})`
  if (status?.endsWith('!')) return `${status} overrides a page, as every rule here does: take the ! away if the page may be hidden`
  if (conditions.length > 0) return `there is more in the line than a rule can say: ${conditions.join(' ')}`
  const placeholder = /\/:\w+/.exec(source) ?? /:(?!splat\b)[a-z]\w*/i.exec(target.replace(/^https?:\/\//i, ''))
  return placeholder ? `${placeholder[0]} stands for any segment: rules know only /* and :splat` : undefined
}
