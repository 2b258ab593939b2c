import { looksLikeEmail, maskPath } from '#shared/privacy/mask-emails.ts'

/** Query names of campaigns and of the parts of a page; all others may be personal. */
const ALLOWED = /^(?:utm_\w+|gclid|gbraid|wbraid|service|step)$/

/** An address for statistics: without the hash, and without what could be personal in the query (orders, searches, positions). */
export function pageAddress(href: string): string {
  if (!URL.canParse(href)) return ''
  const url = new URL(href)
  const allowed = [...url.searchParams].filter(([name, value]) => ALLOWED.test(name) && !looksLikeEmail(value))
  url.search = new URLSearchParams(allowed).toString()
  url.pathname = maskPath(url.pathname)
  url.hash = ''
  return url.href
}
