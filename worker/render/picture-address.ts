import type { ImageAsset } from '#shared/contract/image.ts'
import { mayShowPicture, type PictureOrigins } from '#shared/images/picture-source.ts'
import { absoluteUrl } from './absolute-url.ts'

/** Where others find a page's picture. Undefined for one that the page itself may not show. */
export function pictureAddress({ dynamic_url, src }: ImageAsset, from: PictureOrigins): string | undefined {
  const address = [dynamic_url, src].find((known) => known !== undefined && mayShowPicture(known, from))
  return address === undefined ? undefined : absoluteUrl(address, from.siteOrigin)
}
