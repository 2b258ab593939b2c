// The query of a content provider's picture address (§7): width, height, crop=fp, fp, fp_zoom,
// format=webp.

/** pixels; larger values are lowered to this */
const MAX_SIDE = 4_096
const MAX_ZOOM = 10

const FORMATS = {
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  avif: 'image/avif',
} as const

export type PictureFormat = (typeof FORMATS)[keyof typeof FORMATS]

export interface PictureRequest {
  width?: number
  height?: number
  /** true: cut to exactly width × height around the focal point; false: fit within them */
  crop: boolean
  focalPoint: { x: number; y: number }
  /** 1: no zoom */
  zoom: number
  format?: PictureFormat
}

/** Ignores values it cannot read: a picture's address never fails because of its query. */
export function readPictureRequest(query: Readonly<Record<string, string>>): PictureRequest {
  const width = readSide(query['width'])
  const height = readSide(query['height'])
  const format = Object.entries(FORMATS).find(([name]) => name === query['format'])?.[1]
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    crop: query['crop'] === 'fp',
    focalPoint: readFocalPoint(query['fp']),
    zoom: Math.min(MAX_ZOOM, Math.max(1, readNumber(query['fp_zoom']) ?? 1)),
    ...(format !== undefined && { format }),
  }
}

/** The cache key. */
export function pictureKey({
  width,
  height,
  crop,
  focalPoint,
  zoom,
  format,
}: PictureRequest): string {
  return `${width ?? ''}x${height ?? ''}-${crop ? `${focalPoint.x}_${focalPoint.y}_${zoom}` : 'fit'}-${format?.slice('image/'.length) ?? ''}`
}

function readSide(text: string | undefined): number | undefined {
  const side = Math.round(readNumber(text) ?? 0)
  return side < 1 ? undefined : Math.min(MAX_SIDE, side)
}

function readFocalPoint(text = ''): { x: number; y: number } {
  const [x, y] = text.split(',').map(readNumber)
  return { x: share(x), y: share(y) }
}

function share(value = 0.5): number {
  return Math.min(1, Math.max(0, Math.round(value * 1_000) / 1_000))
}

function readNumber(text: string | undefined): number | undefined {
  const number = text === undefined || text.trim() === '' ? NaN : Number(text)
  return Number.isFinite(number) ? number : undefined
}
