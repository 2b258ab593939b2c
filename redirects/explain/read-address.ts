import { createLogReader } from '../replay/read-log.ts'

/** An address as somebody has pasted it. */
interface PastedAddress {
  url: URL
  /** whether it names a host; the one in `url` is the site's then */
  hasHost: boolean
}

const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const AROUND = /^[\s"'`<(«“”„‘’]+|[\s"'`>)»“”‘’,;]+$/g

/**
 * An address as anyone pastes it: full, without a scheme (`www.st1.fi/x`), a path with or without its slash; encoded or not; with spaces,
 * quotes, brackets or markdown around it. undefined: nothing that a browser could be sent to.
 * @param origin of the site, for one without a host
 */
export function readAddress(pasted: string, origin: string): PastedAddress | undefined {
  const link = /\]\(\s*([^\s)]+)/.exec(pasted)?.[1] ?? pasted
  const text = link.replace(INVISIBLE, '').replace(AROUND, '')
  if (text === '') return undefined
  const full = withScheme(text)
  if (full === undefined) return { url: new URL(origin + text.replace(/^(?![/?#])/, '/').replace(/^(?=[?#])/, '/')), hasHost: false }
  const url = /^https?:\/\//i.test(full) ? URL.parse(full) : null
  return url ? { url, hasHost: true } : undefined
}

/** undefined: a path */
function withScheme(text: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text
  if (text.startsWith('//')) return `https:${text}`
  // 'lomake.html' is a file: a host has a path behind it, or says www
  return /^(?:www\.[^/\s]+|[^/\s?#]+\.[a-z]{2,}(?::\d+)?\/|localhost(?::\d+)?(?:\/|$))/i.test(text) ? `https://${text}` : undefined
}

/** The addresses of a list, a sitemap or a log, each once. */
export function readAddresses(text: string): string[] {
  const located = [...text.matchAll(/<loc>\s*([^<\s]+)\s*<\/loc>/gi)].map(([, address = '']) => unescaped(address))
  if (located.length > 0) return [...new Set(located)]
  const reader = createLogReader()
  reader.add(text)
  return [...reader.end().visits.keys()]
}

function unescaped(xml: string): string {
  return xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&apos;', "'").replaceAll('&amp;', '&')
}
