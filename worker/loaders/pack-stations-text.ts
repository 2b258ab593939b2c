import { readStations } from '#shared/contract/read-station.ts'
import { readRecord } from '#shared/contract/read-values.ts'
import { packStations } from '#shared/stations/pack-stations.ts'

/** The stations endpoint's answer, packed. undefined when it is truncated, HTML, or has no list of stations; an empty list is one. */
export function packStationsText(text: string): string | undefined {
  const answer = parse(text)
  if (!Array.isArray(readRecord(answer)?.['stations'])) return undefined
  return JSON.stringify(packStations(readStations(answer)))
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined // cut off, or no JSON at all: the caller keeps the last good list
  }
}
