import type { StationSummary } from '#shared/contract/station.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath, stationPaths } from '#shared/locale/localized-paths.ts'
import type { LoadContext } from '../load-context.ts'
import { contentPath } from '../site/content-path.ts'
import type { ListedPage } from '../site/listed-page.ts'
import { fetchStations } from './fetch-stations.ts'

/** The stations' pages in a locale, from one answer for all of them; undefined when it could not be had as a whole. */
export async function listStations(context: LoadContext): Promise<ListedPage[] | undefined> {
  const { status, stations } = await fetchStations(context)
  if (status === NOT_FOUND_STATUS) return [] // a content service without stations
  // without any the caller's last whole list stays
  return stations?.map(({ path: written, address }) => {
    const path = contentPath(written)
    return { path, localizedPagePaths: pathsOf(path, context.locale, address.country) }
  })
}

/** A station has a page in its own country's locale and on the international site, under the same slug. */
function pathsOf(path: string, locale: LocaleCode, country: StationSummary['address']['country']): ListedPage['localizedPagePaths'] {
  const beginning = `${localizedPath('stations', locale)}/`
  const slug = path.startsWith(beginning) ? path.slice(beginning.length) : undefined
  const paths = slug === undefined ? {} : stationPaths(country, slug)
  // an address of another pattern is its own only
  return locale in paths ? paths : { [locale]: path }
}
