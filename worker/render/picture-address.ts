import type { ImageAsset } from '#shared/contract/image.ts'
import { SHARED_PICTURE, serviceAddress } from '#shared/images/image-sizes.ts'
import {
  mayShowPicture,
  type PictureOrigins,
  pictureSource,
} from '#shared/images/picture-source.ts'
import { providerImage } from '#shared/images/provider-image.ts'

/** The absolute address of an image for other sites. undefined when the page may not show the image. */
export function pictureAddress(
  { dynamic_url, src }: ImageAsset,
  from: PictureOrigins,
): string | undefined {
  const address = [dynamic_url, src].find(
    (known) => known !== undefined && mayShowPicture(known, from),
  )
  return address === undefined ? undefined : absoluteUrl(address, from.siteOrigin)
}

/**
 * The image of a page for other sites, with its type if known. undefined for SVG, and for images
 * that pages may not show.
 */
export function sharedPicture(
  image: ImageAsset,
  from: PictureOrigins,
): { address: string; type?: string } | undefined {
  const { dynamic_url, src, ext, focalPoint } = image
  if (ext === 'svg') return undefined
  const source =
    (dynamic_url && pictureSource(dynamic_url, from.imageFolders)) ??
    pictureSource(src, from.imageFolders)
  if (source)
    return {
      address: from.siteOrigin + serviceAddress(SHARED_PICTURE.modifiers, source),
      type: 'image/jpeg',
    }
  if (dynamic_url === undefined || !mayShowPicture(dynamic_url, from)) return undefined
  const { width, height } = SHARED_PICTURE
  const address = absoluteUrl(
    providerImage(dynamic_url, { width, height, focalPoint, format: null }),
    from.siteOrigin,
  )
  return address === undefined ? undefined : { address }
}

/** An absolute address. undefined when no URL parser can read it: 'https://1.2.3.999/'. */
export function absoluteUrl(href: string, base: string): string | undefined {
  return URL.parse(href, base)?.href
}
