import { type Flavor, layers, LIGHT } from '@protomaps/basemaps'
import { addProtocol, type LayerSpecification, type StyleSpecification } from 'maplibre-gl'
import { FetchSource, PMTiles, Protocol, type Source, TileType } from 'pmtiles'
import type { MapColors } from './map-colors.ts'
import { MAP_FONTS, OPEN_STREET_MAP } from './map-labels.ts'
import { shieldImage } from './road-shield.ts'

const ANSWER_LIMIT_MS = 8_000

/**
 * Protomaps has a colour for each kind of thing, and the site one for each tone: the first entry
 * whose pattern the kind matches.
 */
const TONES: [kind: RegExp, tone: keyof MapColors][] = [
  [/^ocean_label/, 'water-label'],
  [/_halo$/, 'land'],
  [/label/, 'label'],
  [/highway_casing/, 'main-road-edge'],
  [/casing/, 'road-edge'],
  [/highway/, 'main-road'],
  [/^(?:bridges|tunnel|link|major|minor|other|pier|pedestrian|runway)/, 'road'],
  [/park|wood|scrub|zoo/, 'green'],
  [/water/, 'water'],
  [/railway|boundaries/, 'border'],
  [/aerodrome|buildings|hospital|industrial|school/, 'town'],
]

const protocol = new Protocol()
addProtocol('pmtiles', protocol.tile)

/**
 * Opens a Protomaps archive. Rejects if its address does not answer, or is no archive of vector
 * tiles.
 */
export async function openStreets(address: string): Promise<void> {
  const archive = new PMTiles(limited(new FetchSource(address)))
  const { tileType } = await archive.getHeader()
  if (tileType !== TileType.Mvt) throw new Error(`${address} has no vector tiles`)
  protocol.add(archive)
}

/** The style of an open archive, with labels in a language. */
export function streetStyle(
  address: string,
  language: string,
  colors: MapColors,
): StyleSpecification {
  return {
    version: 8,
    sources: {
      streets: { type: 'vector', url: `pmtiles://${address}`, attribution: OPEN_STREET_MAP },
    },
    layers: layers('streets', flavor(colors), { lang: language })
      .filter(({ id }) => id !== 'roads_oneway')
      .map((layer) => withoutSprite(layer, colors)),
  }
}

function flavor(colors: MapColors): Flavor {
  const tone = (kind: string) =>
    colors[TONES.find(([pattern]) => pattern.test(kind))?.[1] ?? 'land']
  // places are not shown: the stations are
  const { pois: _, ...kinds } = LIGHT
  const { land, town, green } = colors
  const landcover = {
    barren: land,
    farmland: land,
    forest: green,
    glacier: land,
    grassland: land,
    scrub: green,
    urban_area: town,
  }
  const painted = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, tone(kind)]))
  return { ...kinds, ...painted, ...MAP_FONTS, landcover }
}

/** Road numbers have a shield that the page draws; no other layer has icons, so no sprite is loaded. */
function withoutSprite(layer: LayerSpecification, colors: MapColors): LayerSpecification {
  if (layer.type !== 'symbol') return layer
  const { 'icon-image': _, ...layout } = layer.layout ?? {}
  if (layer.id !== 'roads_shields') return { ...layer, layout }
  const shield = {
    'icon-image': shieldImage(colors.land, colors.label),
    'icon-text-fit': 'both',
    'icon-size': 1,
    'text-size': 11,
  } as const
  return { ...layer, layout: { ...layout, ...shield } }
}

function limited(source: Source): Source {
  return {
    getKey: () => source.getKey(),
    getBytes(offset, length, signal, etag) {
      const limit = AbortSignal.timeout(ANSWER_LIMIT_MS)
      return source.getBytes(
        offset,
        length,
        signal ? AbortSignal.any([signal, limit]) : limit,
        etag,
      )
    },
  }
}
