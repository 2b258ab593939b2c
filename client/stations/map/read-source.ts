/** Who made what a map shows: words, and where they lead. */
export interface SourcePart {
  text: string
  /** an http(s) address */
  href?: string
}

/** A style says it in HTML, which comes from elsewhere: words and links are all that is taken from it. */
export function readSource(html: string): SourcePart[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map((node) => {
    const text = node.textContent ?? ''
    return node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol) ? { text, href: node.href } : { text }
  })
}
