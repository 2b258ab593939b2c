import { parsePagePath } from '#shared/navigation/page-path.ts'

/** A decoded path as an address says it: what a decoded '?', '#' or '%' would change is encoded again. */
export function encodePath(path: string): string {
  return path
    .split('/')
    .map((segment) => encodeURIComponent(segment.toWellFormed()))
    .join('/')
}

/** Where a page is on this site, with its locale prefix ('' for none) and as a preview. Without trailing slash: it is canonical. */
export function pageAddress({ prefix, path, preview }: { prefix: string; path: string; preview: boolean }): string {
  return prefix + (preview ? '/preview' : '') + (path === '/' ? '' : encodePath(path)) || '/'
}

/** Preview mode is in the address, and nowhere else (§2.1): of a page, its payload, and the stations of its locator. */
export function isPreview(address: string): boolean {
  return parsePagePath(new URL(address).pathname).preview
}
