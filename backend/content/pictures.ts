// The pictures of the embedded content: flat vector scenes of one winter day, stored as WebP in
// backend/public/media/.

import type { ImageAsset } from '#shared/contract/image.ts'

interface Scene {
  /** pixels */
  width: number
  height: number
  /** focal point: 0..1 from the left and from the top */
  focalPoint: { x: number; y: number }
}

function scene(x: number, y: number): Scene {
  return { width: 1920, height: 1200, focalPoint: { x, y } }
}

/** a picture of a product of the shop, shown small */
function product(x: number, y: number): Scene {
  return { width: 960, height: 640, focalPoint: { x, y } }
}

export const SCENES = {
  'station-dusk': scene(0.62, 0.55),
  'station-winter-morning': scene(0.5, 0.55),
  'station-express': scene(0.4, 0.55),
  'fuel-pump': scene(0.35, 0.5),
  'car-wash-arcs': scene(0.55, 0.6),
  'car-wash-foam': scene(0.5, 0.5),
  'charger-snow': scene(0.38, 0.5),
  'charger-city': scene(0.6, 0.55),
  'ground-heat-house': scene(0.5, 0.35),
  'oil-delivery': scene(0.45, 0.6),
  'truck-night': scene(0.55, 0.6),
  'truck-stop': scene(0.5, 0.6),
  'lunch-counter': scene(0.5, 0.45),
  'coffee-bakery': scene(0.45, 0.5),
  'wind-turbines': scene(0.6, 0.35),
  'forest-carbon': scene(0.5, 0.5),
  refinery: scene(0.55, 0.5),
  'biogas-plant': scene(0.5, 0.5),
  'office-team': scene(0.5, 0.45),
  'station-staff': scene(0.45, 0.4),
  'app-phone': scene(0.5, 0.5),
  'business-card': scene(0.5, 0.5),
  'customer-service': scene(0.5, 0.4),
  marina: scene(0.55, 0.55),
  'road-aurora': scene(0.5, 0.35),
  'report-desk': scene(0.5, 0.5),
  'parcel-lockers': scene(0.5, 0.5),
  'trailer-rental': scene(0.5, 0.6),
  'school-winter': scene(0.5, 0.5),
  'drill-rig': scene(0.45, 0.45),
  'safety-helmet': scene(0.5, 0.5),
  'van-fleet': scene(0.5, 0.6),
  'wash-24h': product(0.5, 0.5),
  'wash-gift': product(0.5, 0.5),
  'wash-interior': product(0.5, 0.5),
  'wash-premium': product(0.5, 0.5),
  'wash-self': product(0.5, 0.55),
  'wash-truck': product(0.5, 0.5),
  'wash-vacuum': product(0.55, 0.55),
  'wash-van': product(0.5, 0.55),
  'wash-winter': product(0.5, 0.55),
} as const satisfies Record<string, Scene>

export type SceneName = keyof typeof SCENES

export function isSceneName(name: string): name is SceneName {
  return Object.hasOwn(SCENES, name)
}

/** The backend serves these files. Seeding adds its address to `src`. */
export function picture(name: SceneName, alt: string): ImageAsset {
  const { width, height, focalPoint } = SCENES[name]
  return {
    id: `picture-${name}`,
    name,
    alt,
    ext: 'webp',
    width,
    height,
    focalPoint: { ...focalPoint },
    src: `/media/${name}.webp`,
  }
}

/** A file of the site. Its alt is the name it shows. */
export const SITE_LOGO: ImageAsset = {
  id: 'logo',
  alt: 'St1',
  ext: 'svg',
  width: 94,
  height: 40,
  src: '/images/logo.svg',
}
