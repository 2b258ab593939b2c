import { parseUrl } from '#shared/navigation/parse-url.ts'
import { looksLikeEmail, maskPath } from '#shared/privacy/mask-emails.ts'

/** Query parameters of campaigns and of views of a page; any other may be personal data. */
const ALLOWED = /^(?:utm_\w+|gclid|gbraid|wbraid|service|step)$/

/**
 * An address for statistics: without hash, and without query parameters that may be personal data
 * (orders, searches, positions).
 */
export function trackedAddress(href: string): string {
  const url = parseUrl(href)
  if (!url) return ''
  const allowed = [...url.searchParams].filter(
    ([name, value]) => ALLOWED.test(name) && !looksLikeEmail(value),
  )
  url.search = new URLSearchParams(allowed).toString()
  url.pathname = maskPath(url.pathname)
  url.hash = ''
  return url.href
}
