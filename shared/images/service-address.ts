/** An address of the image service (§7): a file of the site by its path, another host's picture as one segment. */
export function serviceAddress(modifiers: string, source: string): string {
  return `/_ipx/${modifiers}/${source.startsWith('/') ? source.slice(1) : encodeURIComponent(source)}`
}
