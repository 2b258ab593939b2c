import type { TableRows } from './rows.ts'
import { allSites } from './stations/all-sites.ts'
import { stationSeed } from './stations/station-seed.ts'
import { storedJson } from './stored-json.ts'

export function stationRows(): TableRows {
  return {
    table: 'stations',
    columns: ['id', 'country', 'slug', 'name', 'time_zone', 'hours', 'summary', 'detail', 'lunch'],
    rows: allSites().map((site) => {
      const { hours, summary, detail, lunch } = stationSeed(site)
      const json = [JSON.stringify(hours), storedJson(summary), storedJson(detail), lunch === undefined ? null : JSON.stringify(lunch)]
      return [site.id, site.address.country, site.slug, site.name, site.timeZone, ...json]
    }),
  }
}
