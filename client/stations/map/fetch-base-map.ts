/** As scripts/base-map/build-base-map.ts writes it: lines are differences from corner to corner. */
export interface BaseMap {
  ocean: number[][]
  islands: number[][]
  lakes: number[][][]
  borders: number[][]
  towns: [names: string | string[], lon: number, lat: number, thousands: number][]
}

const ADDRESS = new URL('../../../dist/base-map.json', import.meta.url).href

let known: Promise<BaseMap> | undefined

/** One file of this very build, so its shape is known. Fetched once; a failure is not remembered. */
export function fetchBaseMap(): Promise<BaseMap> {
  known ??= ask().catch((cause: unknown) => {
    known = undefined
    throw new Error('the base map cannot be fetched', { cause })
  })
  return known
}

async function ask(): Promise<BaseMap> {
  const response = await fetch(ADDRESS)
  if (!response.ok) throw new Error(`${response.status} for ${ADDRESS}`)
  return response.json()
}
