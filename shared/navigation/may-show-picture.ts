import type { SiteConfig } from './payload.ts'

/** Where pictures may come from. */
export type PictureOrigins = Pick<SiteConfig, 'siteOrigin' | 'imageOrigins'>

/** Whether the Content-Security-Policy lets a page show the picture at an address. */
export function mayShowPicture(address: string, { siteOrigin, imageOrigins }: PictureOrigins): boolean {
  if (address.startsWith('/')) return true
  if (!URL.canParse(address)) return false
  const { origin } = new URL(address)
  return origin === siteOrigin || imageOrigins.includes(origin)
}
