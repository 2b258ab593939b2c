/** As scripts/base-map/build-base-map.ts writes it: lines are differences from corner to corner. */
export interface BaseMap {
  ocean: number[][]
  islands: number[][]
  lakes: number[][][]
  borders: number[][]
  towns: [names: string | string[], lon: number, lat: number, thousands: number][]
}

const ADDRESS = new URL('../../../../dist/base-map.json', import.meta.url).href

/** One file of this very build, so its shape is known. */
export async function fetchBaseMap(): Promise<BaseMap> {
  const response = await fetch(ADDRESS)
  if (!response.ok) throw new Error(`the base map cannot be fetched: ${response.status} for ${ADDRESS}`)
  return response.json()
}
