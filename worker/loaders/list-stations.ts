import type { StationSummary } from '#shared/contract/station.ts'
import { NOT_FOUND_STATUS } from '#shared/errors/http-status.ts'
import type { LocaleCode } from '#shared/locale/locales.ts'
import { localizedPath } from '#shared/locale/localized-paths.ts'
import type { LoadContext } from '../load-context.ts'
import { contentPath } from '../site/content-path.ts'
import type { ListedPage } from '../site/listed-page.ts'
import { fetchStations } from './fetch-stations.ts'

const HOME_LOCALES = { FI: 'fi-FI', SE: 'sv-SE', NO: 'no-NO' } as const satisfies Record<StationSummary['address']['country'], LocaleCode>

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
  const home = HOME_LOCALES[country]
  const beginning = `${localizedPath('stations', locale)}/`
  const slug = path.startsWith(beginning) ? path.slice(beginning.length) : undefined
  // an address of another pattern is its own only
  if (slug === undefined || (locale !== home && locale !== 'en-EU')) return { [locale]: path }
  return { [home]: `${localizedPath('stations', home)}/${slug}`, 'en-EU': `${localizedPath('stations', 'en-EU')}/${slug}` }
}
