import type { Station } from '#shared/contract/station.ts'
import type { ShownPage } from '#shared/navigation/shown-page.ts'
import { type NearStation, nearestStations } from '#shared/stations/nearest-stations.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../site/page-blocks.ts'
import type { Attached } from './attach-articles.ts'
import { stationsInTime } from './load-stations.ts'

/** A visitor waits no longer for a first list: without any the locator is a link away. Of a newer one an older has the same stations (NEWS_LIMIT_MS). */
const LIST_LIMIT_MS = 1_000

/** Per isolate: the stations around a station in a version of the list, for as long as its page is remembered. */
const around = new WeakMap<Station, { version: string; nearest: NearStation[] }>()

/** A station's page gets the stations around it, where the edge has the list of all. Never whether they are open: the page is cached. */
export async function attachNearest(context: LoadContext, page: ShownPage): Promise<Attached> {
  const { station, body } = page.content
  if (!station?.location || !body.some(({ contentType }) => contentType === 'stationMap')) return { page, version: '' }
  const list = await stationsInTime(context, LIST_LIMIT_MS)
  if (!list) return { page, version: '' }
  const { version, stations } = list
  const last = around.get(station)
  const nearest = last?.version === version ? last.nearest : nearestStations(stations, station.location, station.id)
  around.set(station, { version, nearest })
  return { page: withBlocks(page, (block) => (block.contentType === 'stationMap' ? { ...block, nearest } : block)), version }
}
