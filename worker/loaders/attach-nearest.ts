import type { ShownBlock, ShownPage } from '#shared/navigation/shown-page.ts'
import { nearestStations } from '#shared/stations/nearest-stations.ts'
import type { LoadContext } from '../load-context.ts'
import { stationsInTime } from './load-stations.ts'

/** A visitor waits no longer for a first list: without any the locator is a link away. Of a newer one an older has the same stations (LOOK_LIMIT_MS). */
const LIST_LIMIT_MS = 1_000

/** Per isolate: the page a page became with this version of the list, for as long as the page itself is remembered. */
const attached = new WeakMap<ShownPage, { version: string; page: ShownPage }>()

/** A station's page gets the stations around it, where the edge has the list of all. Never whether they are open: the page is cached. */
export async function attachNearest(context: LoadContext, page: ShownPage): Promise<ShownPage> {
  const { station, body } = page.content
  if (!station?.location || !body.some(hasNearest)) return page
  const list = await stationsInTime(context, LIST_LIMIT_MS)
  if (!list) return page
  const known = attached.get(page)
  if (known?.version === list.version) return known.page
  const nearest = nearestStations(list.stations, station.location, station.id)
  const whole = { ...page, content: { ...page.content, body: body.map((block) => (hasNearest(block) ? { ...block, nearest } : block)) } }
  attached.set(page, { version: list.version, page: whole })
  return whole
}

function hasNearest({ contentType }: ShownBlock): boolean {
  return contentType === 'stationMap'
}
