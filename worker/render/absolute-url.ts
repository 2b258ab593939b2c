/** An address of the content, absolute. Undefined for what passes for an address but no URL parser reads, as 'https://1.2.3.999/'. */
export function absoluteUrl(href: string, base: string): string | undefined {
  return URL.canParse(href, base) ? new URL(href, base).href : undefined
}
