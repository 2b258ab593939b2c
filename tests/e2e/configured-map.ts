// The page of a site with a configured map. The server's HTML is that of the embedded map, so only
// views that the browser renders differ.

import type { Page } from '@playwright/test'
import type { SiteConfig } from '#shared/navigation/payload.ts'
import { serveRange, streetArchive } from '../client/stations/map/street-archive.ts'

type Point = [lon: number, lat: number]

const ARCHIVE = 'https://maps.test/nordics.pmtiles'
const REGION: [number, number, number, number] = [4, 54, 32, 72]

export async function configureMap(
  page: Page,
  path: string,
  config: Pick<SiteConfig, 'mapStyle' | 'mapTiles'>,
  origins: string,
) {
  await page.route(`**${path}*`, async (route) => {
    const response = await route.fetch()
    const headers = response.headers()
    const policy = headers['content-security-policy'] ?? ''
    const body = (await response.text()).replace(
      '"config":{',
      `"config":{${JSON.stringify(config).slice(1, -1)},`,
    )
    headers['content-security-policy'] = policy.replace(
      "connect-src 'self'",
      `connect-src 'self' ${origins}`,
    )
    await route.fulfill({ response, body, headers })
  })
}

/** Configures an archive with the streets of a town. Returns the ranges that the browser reads. */
export async function configureStreets(page: Page, path: string): Promise<string[]> {
  const ranges: string[] = []
  const archive = streetArchive(TOWN, 8, REGION)
  await configureMap(page, path, { mapTiles: ARCHIVE }, new URL(ARCHIVE).origin)
  await page.route(ARCHIVE, async (route) => {
    const { range = '' } = await route.request().allHeaders()
    ranges.push(range)
    const part = Buffer.from(await serveRange(archive, range).arrayBuffer())
    await route.fulfill({
      status: 206,
      headers: { 'access-control-allow-origin': '*' },
      body: part,
    })
  })
  return ranges
}

function feature(
  geometry: GeoJSON.Geometry,
  properties: GeoJSON.GeoJsonProperties,
): GeoJSON.Feature {
  return { type: 'Feature', geometry, properties }
}

function square([west, south]: Point, [east, north]: Point): GeoJSON.Polygon {
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  }
}

function line(...coordinates: Point[]): GeoJSON.LineString {
  return { type: 'LineString', coordinates }
}

/** Tampere in Protomaps' layers. */
const TOWN = {
  earth: [feature(square([0, 50], [40, 72]), { kind: 'earth' })],
  water: [feature(square([23.3, 61.52], [23.76, 61.7]), { kind: 'lake', name: 'Näsijärvi' })],
  roads: [
    feature(line([23, 61.45], [23.7, 61.5], [24.6, 61.53]), {
      kind: 'highway',
      network: 'e-road',
      shield_text: 'E12',
    }),
    feature(line([23.8, 61.2], [23.78, 61.5], [23.82, 61.8]), {
      kind: 'major_road',
      name: 'Teiskontie',
      shield_text: '9',
    }),
  ],
  places: [
    feature(
      { type: 'Point', coordinates: [23.76, 61.498] },
      {
        kind: 'locality',
        name: 'Tampere',
        'name:sv': 'Tammerfors',
        population_rank: 10,
        min_zoom: 4,
      },
    ),
  ],
}
