const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu
const AROUND = /^[\s"'`<(«“”„‘’]+|[\s"'`>)»“”‘’,;]+$/g

/**
 * Reads a pasted address: a full one, one without a scheme (`www.st1.fi/x`), or a path with or
 * without its slash; encoded or not; with spaces, quotes, brackets or markdown around it.
 * undefined: a browser could not open it.
 *
 * @param origin of the site, for an address without a host
 */
export function readAddress(pasted: string, origin: string): URL | undefined {
  const link = /\]\(\s*([^\s)]+)/.exec(pasted)?.[1] ?? pasted
  const text = link.replace(INVISIBLE, '').replace(AROUND, '')
  if (text === '') return undefined
  const full = withScheme(text)
  if (full === undefined)
    return new URL(origin + text.replace(/^(?![/?#])/, '/').replace(/^(?=[?#])/, '/'))
  return (/^https?:\/\//i.test(full) && URL.parse(full)) || undefined
}

/** undefined: the text is a path */
function withScheme(text: string): string | undefined {
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return text
  if (text.startsWith('//')) return `https:${text}`
  // 'lomake.html' is a file: a host begins with www or is followed by a slash
  return /^(?:www\.[^/\s]+|[^/\s?#]+\.[a-z]{2,}(?::\d+)?\/|localhost(?::\d+)?(?:\/|$))/i.test(text)
    ? `https://${text}`
    : undefined
}
