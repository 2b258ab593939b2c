import { COUNTRIES } from '#shared/locale/locales.ts'
import { countrySites } from './country-sites.ts'
import type { Site } from './site.ts'

let sites: readonly Site[] | undefined

/** The stations of all countries. They are worked out once: the check, the rows and the known paths all need them. */
export function allSites(): readonly Site[] {
  sites ??= COUNTRIES.flatMap(countrySites)
  return sites
}
