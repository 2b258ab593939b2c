import { GeoJSONSource, type Map as MapLibre } from 'maplibre-gl'
import { useEffect, useState } from 'react'
import { fetchJson } from './fetch-json.ts'
import { ROAD_FILES } from './road-layers.ts'

type File = GeoJSON.FeatureCollection | 'loading' | 'missing'

/** Draws the roads that the zoom shows, each from a file that is loaded once. */
export function useRoads(map: MapLibre) {
  const [files] = useState(() => new Map<string, File>())
  const [isMissing, setMissing] = useState(false)

  useEffect(() => {
    let isLeft = false

    async function load(id: string): Promise<void> {
      files.set(id, 'loading')
      const file = await fetchJson<GeoJSON.FeatureCollection>(`/map/${id}.json`).catch(
        () => 'missing' as const,
      )
      files.set(id, file)
      if (file === 'missing') setMissing(true)
      else if (!isLeft) drawRoads()
    }

    function drawRoads(): void {
      for (const { source: id, zoom } of ROAD_FILES) {
        const source = map.getSource(id)
        if (map.getZoom() < zoom || !(source instanceof GeoJSONSource)) continue
        const file = files.get(id)
        if (!file) void load(id)
        // also after a change of the colours, which empties the sources
        else if (typeof file === 'object' && isEmpty(source)) {
          source.setData(file)
          showLayers(map, id)
        }
      }
    }

    // the first view is drawn before
    const { unsubscribe } = map.on('idle', drawRoads)
    return () => {
      isLeft = true
      unsubscribe()
    }
  }, [map, files])

  return {
    isMissing,
    tryAgain(): void {
      for (const [id, file] of files) if (file === 'missing') files.delete(id)
      setMissing(false)
      // and then the map is idle
      map.triggerRepaint()
    },
  }
}

function showLayers(map: MapLibre, source: string): void {
  for (const id of map.getLayersOrder())
    if (map.getLayer(id)?.source === source) map.setLayoutProperty(id, 'visibility', 'visible')
}

function isEmpty(source: GeoJSONSource): boolean {
  const { data } = source.serialize()
  return typeof data === 'object' && 'features' in data && data.features.length === 0
}
