import { localizedHref } from '#shared/locale/locale-links.ts'
import { useSite } from './site-context.tsx'

/** The page shown, as links to it are written: without query. */
export function usePageHref(): string {
  const { addressing, path } = useSite()
  return localizedHref(path, addressing)
}
