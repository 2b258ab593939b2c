import type { SiteConfig } from '../navigation/payload.ts'

/** What the content provider is asked for a placeholder (§7): it makes it small, so that the image service has next to nothing to fetch. */
export const PLACEHOLDER_QUERY = '?width=10&height=10'

/** §9: the pictures among the accepted extensions */
const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|svg)$/i
const OWN_FOLDER = '/images/'
/** any: only there to read a path as an address */
const OWN_ORIGIN = 'http://own.invalid'

/**
 * The one address of a picture that the image service takes: a file of the site under /images/ ('/images/a.png'), or a file in one of the
 * `folders` ('https://img.example.com/'), which the configuration names. Hash and query are dropped, since each would be one more copy, but
 * for the `query` given. Undefined for whatever is no picture's address: the service is no proxy to the world.
 */
export function pictureSource(address: string, folders: readonly string[], query = ''): string | undefined {
  // what URL() would silently turn into another address
  if (/[\\\p{Cc}]/u.test(address) || !/^(?:\/|https?:\/\/)/i.test(address) || !URL.canParse(address, OWN_ORIGIN)) return undefined
  const { origin, pathname, search, username, password } = new URL(address, OWN_ORIGIN)
  const path = canonicalPath(pathname)
  if (path === undefined || username !== '' || password !== '') return undefined
  if (origin === OWN_ORIGIN) return path.startsWith(OWN_FOLDER) ? path : undefined
  const href = origin + path
  return folders.some((folder) => href.startsWith(folder)) ? href + (search === query ? query : '') : undefined
}

/** Each name encoded in one way. Undefined where one is empty, is no file's name, or hides a slash, however often it was encoded. */
function canonicalPath(pathname: string): string | undefined {
  const names = pathname.slice(1).split('/').map(decode)
  if (!PICTURE_NAME.test(names.at(-1) ?? '')) return undefined
  return names.every(isName) ? `/${names.map(encodeURIComponent).join('/')}` : undefined
}

function isName(name: string | undefined): name is string {
  return name !== undefined && name !== '' && !/[/\\%?#\p{Cc}]/u.test(name)
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}

/** Where pictures may come from. */
export type PictureOrigins = Pick<SiteConfig, 'siteOrigin' | 'imageFolders'>

/** Whether the Content-Security-Policy lets a page show the picture at an address. */
export function mayShowPicture(address: string, { siteOrigin, imageFolders }: PictureOrigins): boolean {
  if (address.startsWith('/')) return true
  if (!URL.canParse(address)) return false
  const { origin } = new URL(address)
  return origin === siteOrigin || imageFolders.some((folder) => folder.startsWith(`${origin}/`))
}
