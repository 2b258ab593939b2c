/** undefined when the text is no absolute address, or with `base` no address at all. `URL.parse` is newer than the supported browsers. */
export function parseUrl(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base)
  } catch {
    return undefined
  }
}
