import { fields, type ReadBy, record, someOf } from './read-shape.ts'
import { readHref } from './read-text.ts'
import { readKey, readNumber, readRecord, readText } from './read-values.ts'

/** pixels; a larger size is a mistake */
const MAX_IMAGE_SIDE = 20_000
const MAX_ASPECT_RATIO = 50

export type ImageAsset = ReadBy<typeof readImage>
export type FocalPoint = ReadBy<typeof readFocalPoint>

/**
 * From 0, 0 (left, top) to 1, 1 (right, bottom). Not filled in when absent: the image then uses
 * (.5, .5) (§3).
 */
const readFocalPoint = record({ x: readShare, y: readShare })

const readAsset = fields({
  id: readKey,
  title: readText,
  alt: readText,
  name: readText,
  ext: readText,
  focalPoint: readFocalPoint,
  /** §7: zoom around the focal point */
  metadataValues: record({ fp_zoom: readKey }),
  copyright: readText,
  description: readText,
  created: readText,
  tags: someOf(readText),
  licenses: someOf(readText),
  type: readText,
  appVersion: readText,
  /**
   * an address at the content provider that takes width, height, crop=fp, fp, fp_zoom and
   * format=webp (§7)
   */
  dynamic_url: readWebAddress,
})

/**
 * An image, video or document of the content provider, with the fields of §3. undefined without an
 * address.
 */
export function readImage(value: unknown) {
  const raw = readRecord(value) ?? {}
  const asset = readAsset(raw)
  const src =
    readWebAddress(raw['src']) ??
    asset.dynamic_url ??
    readWebAddress(raw['generic_url']) ??
    readWebAddress(raw['preview_url'])
  if (src === undefined) return undefined
  return {
    id: src,
    ...asset,
    src,
    ext: extensionOf(asset.ext, src),
    ...readSize(raw['width'], raw['height']),
  }
}

/** http(s) or a site path: the browser fetches the address. */
function readWebAddress(value: unknown): string | undefined {
  const href = readHref(value)
  return href !== undefined && /^(https?:|\/)/i.test(href) ? href : undefined
}

function extensionOf(written: string | undefined, src: string): string {
  return (
    written?.replace(/^\./, '') ??
    /\.([a-z0-9]{1,5})(?:[?#]|$)/i.exec(src)?.[1] ??
    ''
  ).toLowerCase()
}

/** Pixels. Both sides or none: the reserved space needs the correct ratio. */
function readSize(...sides: unknown[]): { width?: number; height?: number } {
  const [width = 0, height = 0] = sides.map((side) => Math.round(readNumber(side) ?? 0))
  const [short, long] = [Math.min(width, height), Math.max(width, height)]
  return short >= 1 && long <= MAX_IMAGE_SIDE && long / short <= MAX_ASPECT_RATIO
    ? { width, height }
    : {}
}

function readShare(value: unknown): number | undefined {
  const share = readNumber(value)
  return share === undefined ? undefined : Math.min(1, Math.max(0, share))
}
