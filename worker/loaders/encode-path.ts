/** A decoded path as an address says it: what a decoded '?', '#' or '%' would change is encoded again. */
export function encodePath(path: string): string {
  return path.split('/').map(encodeSegment).join('/')
}

/** Where a page is on this site, with its locale prefix ('' for none) and as a preview. Without trailing slash: it is canonical. */
export function pageAddress({ prefix, path, preview }: { prefix: string; path: string; preview: boolean }): string {
  return prefix + (preview ? '/preview' : '') + (path === '/' ? '' : encodePath(path)) || '/'
}

function encodeSegment(segment: string): string {
  return encodeURIComponent(segment.toWellFormed())
}
