import { readHref } from './read-text.ts'
import { readKey, readNumber, readRecord, readText, withoutAbsent } from './read-values.ts'

/** pixels; beyond it a size is a mistake, not a picture */
const MAX_IMAGE_SIDE = 20_000
const MAX_ASPECT_RATIO = 50

export type ImageAsset = NonNullable<ReturnType<typeof readImage>>
export type FocalPoint = NonNullable<ReturnType<typeof readFocalPoint>>

/**
 * A picture, video or document of the content provider, undefined without an address. Of the asset's fields (§3) those that a screen
 * shows are copied; other metadata than the zoom around the focal point, licences, tags and the like stay behind, so that the state sent to the browser is small.
 */
export function readImage(value: unknown) {
  const raw = readRecord(value)
  if (raw === undefined) return undefined
  const dynamicUrl = readWebAddress(raw['dynamic_url'])
  const src = readWebAddress(raw['src']) ?? dynamicUrl ?? readWebAddress(raw['generic_url']) ?? readWebAddress(raw['preview_url'])
  if (src === undefined) return undefined
  return withoutAbsent({
    id: readKey(raw['id']) ?? src,
    title: readText(raw['title']),
    alt: readText(raw['alt']),
    name: readText(raw['name']),
    ext: readExtension(raw['ext'], src),
    ...readSize(raw['width'], raw['height']),
    focalPoint: readFocalPoint(raw['focalPoint']),
    metadataValues: readZoom(raw['metadataValues']),
    copyright: readText(raw['copyright']),
    description: readText(raw['description']),
    /** a content-provider address that takes width, height, crop=fp, fp, fp_zoom and format=webp (§7) */
    dynamic_url: dynamicUrl,
    src,
  })
}

/** A picture's address is fetched by the browser itself: http(s) or a site path, nothing else. */
function readWebAddress(value: unknown): string | undefined {
  const href = readHref(value)
  return href !== undefined && /^(https?:|\/)/i.test(href) ? href : undefined
}

function readExtension(value: unknown, src: string): string {
  const ext = readText(value)?.replace(/^\./, '') ?? /\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(src)?.[1] ?? ''
  return ext.toLowerCase()
}

/** Pixels. Both sides or none: the reserved space needs the ratio, and a wrong one is worse than none. */
function readSize(rawWidth: unknown, rawHeight: unknown): { width?: number; height?: number } {
  const width = Math.round(readNumber(rawWidth) ?? 0)
  const height = Math.round(readNumber(rawHeight) ?? 0)
  const plausible = width >= 1 && height >= 1 && width <= MAX_IMAGE_SIDE && height <= MAX_IMAGE_SIDE
  const ratio = width / height
  return plausible && ratio <= MAX_ASPECT_RATIO && ratio >= 1 / MAX_ASPECT_RATIO ? { width, height } : {}
}

/** From 0, 0 (left, top) to 1, 1 (right, bottom). Absent is not set here: the default (.5, .5) is the picture's own (§3). */
function readFocalPoint(value: unknown) {
  const raw = readRecord(value)
  const x = readNumber(raw?.['x'])
  const y = readNumber(raw?.['y'])
  return x === undefined || y === undefined ? undefined : { x: clamp(x), y: clamp(y) }
}

/** §7, fp_zoom: how much closer than its frame needs a picture is cut. */
function readZoom(value: unknown) {
  const zoom = readKey(readRecord(value)?.['fp_zoom'])
  return zoom === undefined ? undefined : { fp_zoom: zoom }
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
