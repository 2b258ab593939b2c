import type { Station } from '#shared/contract/station.ts'
import type { ShownPage } from '#shared/navigation/shown-page.ts'
import { type NearStation, nearestStations } from '#shared/stations/places/nearest-stations.ts'
import type { LoadContext } from '../load-context.ts'
import { withBlocks } from '../page-blocks.ts'
import type { Versioned } from './content-loader.ts'
import { stationsInTime } from './load-stations.ts'

/**
 * After this time the page is shown without nearby stations. This only happens without a stored
 * list.
 */
const LIST_LIMIT_MS = 1_000

/**
 * Module state: the nearby stations of a station and the version of the list, as long as its page
 * is in memory.
 */
const around = new WeakMap<Station, { version: string; nearest: NearStation[] }>()

/** Attaches the nearby stations to a station page, if the list can be loaded. */
export async function attachNearest(
  context: LoadContext,
  page: ShownPage,
): Promise<Versioned<ShownPage>> {
  const { station, body } = page.content
  if (!station?.location || !body.some(({ contentType }) => contentType === 'stationMap'))
    return { value: page, version: '' }
  const list = await stationsInTime(context, LIST_LIMIT_MS)
  if (!list) return { value: page, version: '' }
  const { version, stations } = list
  const last = around.get(station)
  const nearest =
    last?.version === version
      ? last.nearest
      : nearestStations(stations, station.location, station.id)
  around.set(station, { version, nearest })
  return {
    value: withBlocks(page, (block) =>
      block.contentType === 'stationMap' ? { ...block, nearest } : block,
    ),
    version,
  }
}
