import type { ImageAsset } from '#shared/contract/image.ts'
import {
  PLACEHOLDER,
  SERVICE_WIDTHS,
  serviceAddress,
  widthModifiers,
} from '#shared/images/image-sizes.ts'
import {
  mayShowPicture,
  type PictureOrigins,
  pictureSource,
  PLACEHOLDER_QUERY,
} from '#shared/images/picture-source.ts'
import { providerImage } from '#shared/images/provider-image.ts'

interface Shown {
  /** CSS pixels in the widest layout */
  width: number
  /** width / height of the shown part; by default the ratio of the picture */
  ratio?: number | undefined
  from: PictureOrigins
}

/** For a picture of unknown size. */
const DEFAULT_RATIO = 3 / 2
const RASTER = new Set(['jpeg', 'jpg', 'png', 'webp'])
/** §9: the scales of the content provider. */
const PROVIDER_SCALES = [1, 1.5, 2]
/** §9: the highest density that pictures are served for. */
const MAX_DENSITY = 2
/**
 * The width of a full-width picture on a phone. Without it every phone would fetch the desktop's
 * picture.
 */
const PHONE_WIDTH = 420

/**
 * The addresses of a picture (§7, §9): of the content provider if it has one, else of the image
 * service; vectors and gifs have only their original address. Undefined for a host that the Content
 * Security Policy forbids.
 */
export function imageSources(image: ImageAsset, { width: shown, ratio, from }: Shown) {
  const isAllowed = (address: string) => mayShowPicture(address, from)
  const own =
    image.width !== undefined && image.height !== undefined
      ? image.width / image.height
      : DEFAULT_RATIO
  const shownRatio = ratio ?? own
  const size = { width: Math.round(shown), height: Math.round(shown / shownRatio) }

  if (
    image.dynamic_url !== undefined &&
    isAllowed(image.dynamic_url) &&
    image.ext !== 'svg' &&
    image.ext !== 'gif'
  ) {
    const { dynamic_url, focalPoint, metadataValues } = image
    const zoom = metadataValues?.['fp_zoom']
    const address = (width: number) =>
      providerImage(dynamic_url, { width, height: width / shownRatio, focalPoint, zoom })
    return { ...size, ...candidates(providerWidths(shown, image.width), address) }
  }
  const source = RASTER.has(image.ext) ? pictureSource(image.src, from.imageFolders) : undefined
  if (source !== undefined) {
    // The style sheet crops (focalClass of picture.tsx). If the service cropped, each ratio would
    // be another cached copy.
    const address = (width: number) => serviceAddress(widthModifiers(width), source)
    return { ...size, ...candidates(serviceWidths(shown, image.width), address, image.width) }
  }
  return isAllowed(image.src) ? { src: image.src, ...size } : undefined
}

/** A picture is never enlarged: larger widths than `intrinsic` become that width. */
function candidates(
  widths: number[],
  address: (width: number) => string,
  intrinsic = Infinity,
): { src: string; srcSet?: string } {
  const src = address(widths.at(-1) ?? 1)
  if (widths.length < 2) return { src }
  return {
    src,
    srcSet: widths.map((width) => `${address(width)} ${Math.min(width, intrinsic)}w`).join(', '),
  }
}

/**
 * The widths of the service for a picture shown at most `shown` CSS pixels wide, up to the first
 * that is large enough.
 */
export function serviceWidths(shown: number, intrinsic: number | undefined): number[] {
  const most = Math.min(MAX_DENSITY * shown, intrinsic ?? Infinity)
  const enough = SERVICE_WIDTHS.findIndex((width) => width >= most)
  return SERVICE_WIDTHS.slice(0, enough < 0 ? undefined : enough + 1)
}

/**
 * The widths of the content provider: the shown width and a phone's width, each in three scales,
 * never wider than the picture.
 */
export function providerWidths(shown: number, intrinsic: number | undefined): number[] {
  const most = Math.round(Math.min(Math.max(...PROVIDER_SCALES) * shown, intrinsic ?? Infinity))
  const widths = [Math.min(PHONE_WIDTH, shown), shown].flatMap((width) =>
    PROVIDER_SCALES.map((scale) => Math.round(width * scale)),
  )
  return [...new Set([...widths.filter((width) => width < most), most])].toSorted((a, b) => a - b)
}

/**
 * A tiny version of a large picture, shown until the picture loads; undefined if no service can
 * resize it.
 */
export function placeholderAddress(
  { dynamic_url, src, ext }: ImageAsset,
  folders: readonly string[],
): string | undefined {
  if (ext === 'svg' || ext === 'gif') return undefined
  const small = dynamic_url && dynamic_url.replace(/[?#].*$/s, '') + PLACEHOLDER_QUERY
  const source =
    (small && pictureSource(small, folders, PLACEHOLDER_QUERY)) ?? pictureSource(src, folders)
  return source && serviceAddress(PLACEHOLDER, source)
}
