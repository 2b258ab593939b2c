import { type NavigationItem, readLayout } from '#shared/contract/layout.ts'
import { type PageResponse, readPage } from '#shared/contract/page.ts'
import { LOCALE_CODES, type LocaleCode, LOCALES } from '#shared/locale/locales.ts'
import { WITHDRAWAL_PATHS } from '#shared/orders/withdrawal.ts'
import { type Ask, askAndRead } from './ask.ts'

/** per locale: more pages would only repeat the same kinds of content */
const MOST_PAGES = 40

export interface PageAddress {
  locale: LocaleCode
  path: string
}

/** The pages that every site needs and those in the layout's navigation. */
export async function findPages(ask: Ask): Promise<PageAddress[]> {
  const pages = await Promise.all(
    LOCALE_CODES.map(async (locale) => {
      const layout = await askAndRead(ask, 'layout', { locale }, readLayout)
      const paths = [...requiredPaths(locale), ...pathsOf(layout?.navigation ?? [])]
      return [...new Set(paths)].slice(0, MOST_PAGES).map((path) => ({ locale, path }))
    }),
  )
  return pages.flat()
}

/** The pages that the site links to itself (docs/contract.md, pages). */
function requiredPaths(locale: LocaleCode): string[] {
  // `stations` is only the parent path of the station pages.
  const { stations: _, ...paths } = LOCALES[locale].paths
  return [...Object.values(paths), WITHDRAWAL_PATHS[locale]]
}

function pathsOf(items: readonly NavigationItem[]): string[] {
  return items.flatMap(({ url, children }) => {
    const [path = ''] = url.split(/[?#]/)
    return [...(path.startsWith('/') ? [path] : []), ...pathsOf(children)]
  })
}

export function askForPage(
  ask: Ask,
  { locale, path }: PageAddress,
): Promise<PageResponse | undefined> {
  return askAndRead(ask, 'page', { locale, query: { path } }, readPage)
}
