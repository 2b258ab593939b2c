import type { Fault } from '../table/fault.ts'
import type { ImportContext, ImportResult } from './import-lines.ts'
import { type Cells, readCsv } from './read-csv.ts'

const COLUMNS = ['source', 'target', 'status', 'keepsQuery', 'subdomains', 'below', 'keepsRest'] as const

/** Cloudflare's Bulk Redirects: old address, new address, status, and four flags (query, subdomains, subpaths, path suffix). */
export function readCloudflare(text: string, context: ImportContext): ImportResult {
  let dropsQuery = false
  const result = readCsv(text, context, {
    columns: COLUMNS,
    translate(cells) {
      dropsQuery ||= !isTrue(cells.keepsQuery)
      return translate(cells)
    },
  })
  return dropsQuery && result.rules.length > 0 ? { ...result, notices: [...result.notices, 'query'] } : result
}

function translate({ source = '', target = '', status = '301', subdomains, below, keepsRest = 'true' }: Cells): Cells | Fault {
  if (source.includes('*')) return { fault: 'literalStar' }
  if (isTrue(subdomains)) return { fault: 'subdomains' }
  // in this format the scheme may be missing, but not the host
  const address = /^(?:https?:\/\/|\/)/i.test(source) ? source : `https://${source}`
  if (!isTrue(below)) return { source: address, target, status }
  const old = `${address.replace(/\/$/, '')}/*`
  if (!isTrue(keepsRest)) return { source: old, target, status }
  if (/[?#]/.test(target)) return { fault: 'noPlace' }
  return { source: old, target: `${target.replace(/\/$/, '')}/:splat`, status }
}

function isTrue(cell: string | undefined): boolean {
  return cell?.toLowerCase() === 'true'
}
