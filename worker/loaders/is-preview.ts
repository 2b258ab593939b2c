import { parsePagePath } from '#shared/navigation/page-path.ts'

/** Preview mode is in the address, and nowhere else (§2.1): of a page, its payload, and the stations of its locator. */
export function isPreview(address: string): boolean {
  return parsePagePath(new URL(address).pathname).preview
}
