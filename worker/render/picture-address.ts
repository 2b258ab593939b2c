import type { ImageAsset } from '#shared/contract/image.ts'
import { mayShowPicture, type PictureOrigins } from '#shared/images/picture-source.ts'

/** Where others find a page's picture. Undefined for one that the page itself may not show. */
export function pictureAddress({ dynamic_url, src }: ImageAsset, from: PictureOrigins): string | undefined {
  const address = [dynamic_url, src].find((known) => known !== undefined && mayShowPicture(known, from))
  return address === undefined ? undefined : absoluteUrl(address, from.siteOrigin)
}

/** An address of the content, absolute. Undefined for what passes for an address but no URL parser reads, as 'https://1.2.3.999/'. */
export function absoluteUrl(href: string, base: string): string | undefined {
  return URL.parse(href, base)?.href
}
