import { columnsOf } from './column-names.ts'
import type { Format } from './formats.ts'
import { delimiterOf, readRows } from './read-cells.ts'

const LOOKED_AT_CHARACTERS = 20_000

/** The likely format of a text. The user can choose another one. */
export function detectFormat(text: string): Format {
  const start = text
    .replace(/^\ufeff/, '')
    .slice(0, LOOKED_AT_CHARACTERS)
    .replace(/\r\n?/g, '\n')
  const [first] = readRows(start)
  const names = first?.cells.map((cell) => cell.toLowerCase().replace(/[\s_]+/g, ' ')) ?? []
  if (names.includes('redirect from') && names.includes('redirect to')) return 'shopify'
  // Redirection has such names, too, and a column for patterns
  if (names.includes('source url') && names.includes('target url') && !names.includes('regex')) return 'cloudflare'
  if (/^[ \t]*(?:Redirect(?:Match|Permanent|Temp)?|Rewrite(?:Rule|Cond|Engine|Base))\s+[^,;]/im.test(start)) return 'apache'
  if (/^[ \t]*(?:rewrite\s+\S+\s|location\s+[=~^/]|map\s+\$|server\s*\{)/m.test(start)) return 'nginx'
  return first && columnsOf(first.cells) ? separated(start) : byFirstLine(start)
}

function byFirstLine(start: string): Format {
  const rules = start.split('\n').filter((line) => !/^\s*(?:#|$)/.test(line))
  const first = rules[0] ?? ''
  const [, , status = '', flag = ''] = readRows(first)[0]?.cells ?? []
  if (/^30\d$/.test(status) && /^(?:true|false)$/i.test(flag)) return 'cloudflare'
  // two addresses with a space between them, and no separator of cells
  if (/^\s*\S*[^\s,;][ \t]+(?:[\w-]+=\S+[ \t]+)*(?:\/|https?:)/.test(first) && !/^[^\t]+\t[^\t]+$/.test(first) && !/^\s*"/.test(first)) {
    return rules.some((line) => /\s(?:\d{3}!?|[\w-]+=\S+)(?:\s|$)/.test(line.replace(/\s#.*/, ''))) ? 'netlify' : 'table'
  }
  if (/^\s*(?:example|version)\s/.test(first)) return 'table'
  return separated(first)
}

function separated(text: string): Format {
  return delimiterOf(text) === '\t' ? 'tsv' : 'csv'
}
