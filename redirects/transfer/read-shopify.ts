import type { ImportContext, ImportResult } from './import-lines.ts'
import { readCsv } from './read-csv.ts'

/** Shopify's URL redirects: a CSV file with the columns "Redirect from" and "Redirect to"; the first slash may be missing. */
export function readShopify(text: string, context: ImportContext): ImportResult {
  return readCsv(text, context, {
    translate({ source = '', target = '' }) {
      // to Shopify a star is a character, to a rule it matches all paths below
      if (source.includes('*')) return { fault: 'literalStar' }
      return { source: /^(?:\/|https?:)/i.test(source) ? source : `/${source}`, target, status: '301' }
    },
  })
}
