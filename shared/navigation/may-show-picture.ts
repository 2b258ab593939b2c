import type { SiteConfig } from './payload.ts'

/** Where pictures may come from. */
export type PictureOrigins = Pick<SiteConfig, 'siteOrigin' | 'imageFolders'>

/** Whether the Content-Security-Policy lets a page show the picture at an address. */
export function mayShowPicture(address: string, { siteOrigin, imageFolders }: PictureOrigins): boolean {
  if (address.startsWith('/')) return true
  if (!URL.canParse(address)) return false
  const { origin } = new URL(address)
  return origin === siteOrigin || imageFolders.some((folder) => folder.startsWith(`${origin}/`))
}
