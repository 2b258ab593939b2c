import { looksLikeEmail, maskPath } from '#shared/privacy/mask-emails.ts'

/** The query names that say where a visitor came from or which part of a page is meant; all others may be the visitor's own. */
const KEPT = /^(?:utm_\w+|gclid|gbraid|wbraid|service|step)$/

/** An address as statistics may have it: no hash, none of the query that could be personal (orders, searches, positions). */
export function pageAddress(href: string): string {
  if (!URL.canParse(href)) return ''
  const url = new URL(href)
  const kept = [...url.searchParams].filter(([name, value]) => KEPT.test(name) && !looksLikeEmail(value))
  url.search = new URLSearchParams(kept).toString()
  url.pathname = maskPath(url.pathname)
  url.hash = ''
  return url.href
}
