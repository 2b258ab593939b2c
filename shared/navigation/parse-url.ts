/**
 * undefined when the text is not an absolute address; with `base` it may be relative. Some
 * supported browsers do not have `URL.parse`.
 */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
