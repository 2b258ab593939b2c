import type { ImageAsset } from '#shared/contract/image.ts'
import { widthModifiers } from '#shared/images/image-sizes.ts'
import { pictureSource } from '#shared/images/picture-source.ts'
import { serviceAddress } from '#shared/images/service-address.ts'
import { mayShowPicture, type PictureOrigins } from '#shared/navigation/may-show-picture.ts'
import { providerWidths, serviceWidths } from './image-widths.ts'
import { providerImage } from './provider-image.ts'

export interface ImageSources {
  src: string
  srcSet?: string
  /** pixels, or any two numbers of the ratio: what the browser keeps room by */
  width: number
  height: number
}

export interface Shown {
  /** CSS pixels in the widest layout */
  width: number
  /** width / height of what is shown; the picture's own when absent */
  ratio?: number | undefined
  from: PictureOrigins
}

/** Room for a picture whose size nobody told. */
const DEFAULT_RATIO = 3 / 2
const RASTER = new Set(['jpeg', 'jpg', 'png', 'webp'])

/**
 * The addresses of a picture (§7, §9): the content provider's where it has one, else the image service's; a vector and a gif by their
 * own address. Undefined for a picture of another host: the browser would be told not to show it.
 */
export function imageSources(image: ImageAsset, { width: shown, ratio, from }: Shown): ImageSources | undefined {
  const isAllowed = (address: string) => mayShowPicture(address, from)
  const own = image.width !== undefined && image.height !== undefined ? image.width / image.height : undefined
  const kept = ratio ?? own ?? DEFAULT_RATIO
  const size = { width: Math.round(shown), height: Math.round(shown / kept) }

  if (image.dynamic_url !== undefined && isAllowed(image.dynamic_url) && image.ext !== 'svg' && image.ext !== 'gif') {
    const { dynamic_url, focalPoint, metadataValues } = image
    const zoom = metadataValues?.['fp_zoom']
    const address = (width: number) => providerImage(dynamic_url, { width, height: width / kept, focalPoint, zoom })
    return { ...size, ...candidates(providerWidths(shown, image.width), address) }
  }
  const source = RASTER.has(image.ext) ? pictureSource(image.src, from.imageFolders) : undefined
  if (source !== undefined) {
    // the service cuts nothing, or each ratio would be one more copy of each picture: the style sheet does (focal-class.ts)
    const address = (width: number) => serviceAddress(widthModifiers(width), source)
    return { ...size, ...candidates(serviceWidths(shown, image.width), address, image.width) }
  }
  return isAllowed(image.src) ? { src: image.src, ...size } : undefined
}

/** Nothing is drawn larger than it is: what is asked for beyond `intrinsic` comes in that width. */
function candidates(widths: number[], address: (width: number) => string, intrinsic = Infinity): { src: string; srcSet?: string } {
  const src = address(widths.at(-1) ?? 1)
  if (widths.length < 2) return { src }
  return { src, srcSet: widths.map((width) => `${address(width)} ${Math.min(width, intrinsic)}w`).join(', ') }
}
