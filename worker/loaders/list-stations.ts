import { readStations } from '#shared/contract/read-station.ts'
import type { StationSummary } from '#shared/contract/stations.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import { contentPath } from './content-path.ts'
import type { ListedPage } from './list-pages.ts'
import type { LoadContext } from './load-page.ts'
import { loadText } from './load-text.ts'

const HOME_LOCALES = { FI: 'fi-FI', SE: 'sv-SE', NO: 'no-NO' } as const satisfies Record<StationSummary['address']['country'], LocaleCode>

/** The stations' pages in a locale, from one answer for all of them; undefined when it could not be had. */
export async function listStations({ config }: LoadContext, locale: LocaleCode): Promise<ListedPage[] | undefined> {
  const { status, text } = await loadText({ backendUrl: config.BACKEND_URL, locale, endpoint: 'stations' })
  if (status === 404) return [] // a content service without stations
  const stations = text === undefined ? undefined : readAnswer(text)
  return stations?.map(({ path, address }) => ({
    path: contentPath(path),
    localizedPagePaths: pathsOf(contentPath(path), locale, address.country),
  }))
}

/** undefined for a truncated answer, or one that is no list */
function readAnswer(text: string): StationSummary[] | undefined {
  try {
    const answer: unknown = JSON.parse(text)
    return answer !== null && typeof answer === 'object' && 'stations' in answer ? readStations(answer) : undefined
  } catch {
    return undefined // the caller keeps the last whole list
  }
}

/** A station has a page in its own country's locale and on the international site, under the same slug. */
function pathsOf(path: string, locale: LocaleCode, country: StationSummary['address']['country']): ListedPage['localizedPagePaths'] {
  const home = HOME_LOCALES[country]
  const beginning = `${localizedPath('stations', locale)}/`
  const slug = path.startsWith(beginning) ? path.slice(beginning.length) : undefined
  // an address of another pattern is its own only
  if (slug === undefined || (locale !== home && locale !== 'en-EU')) return { [locale]: path }
  return { [home]: `${localizedPath('stations', home)}/${slug}`, 'en-EU': `${localizedPath('stations', 'en-EU')}/${slug}` }
}
