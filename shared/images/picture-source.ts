import { parseUrl } from '../navigation/parse-url.ts'
import type { SiteConfig } from '../navigation/payload.ts'

/** Query for a placeholder (§7): the content provider then sends a tiny image to the image service. */
export const PLACEHOLDER_QUERY = '?width=10&height=10'

/** §9: the accepted extensions of images */
const PICTURE_NAME = /\.(?:jpe?g|png|webp|gif|svg)$/i
const PLAIN_NAME = /^(?:[\w-]+\/)*[\w-]+\.(?:jpe?g|png|webp|gif|svg)$/i
const OWN_FOLDER = '/images/'
/** only for URL(), which needs an origin */
const OWN_ORIGIN = 'http://own.invalid'

/**
 * The canonical address of an image for the image service: a file of the site under /images/
 * ('/images/a.png'), or a file in one of the configured `folders` ('https://img.example.com/').
 * Hash and query are dropped, except `query`: each variant would be cached as one more copy.
 * undefined for any other address, so that the service is not an open proxy.
 */
export function pictureSource(
  address: string,
  folders: readonly string[],
  query = '',
): string | undefined {
  if (query === '' && isCanonical(address, folders)) return address
  // characters and prefixes that URL() would change silently
  if (/[\\\p{Cc}]/u.test(address) || !/^(?:\/|https?:\/\/)/i.test(address)) return undefined
  const url = parseUrl(address, OWN_ORIGIN)
  if (!url) return undefined
  const { origin, pathname, search, username, password } = url
  const path = canonicalPath(pathname)
  if (path === undefined || username !== '' || password !== '') return undefined
  if (origin === OWN_ORIGIN) return path.startsWith(OWN_FOLDER) ? path : undefined
  const href = origin + path
  return folders.some((folder) => href.startsWith(folder))
    ? href + (search === query ? query : '')
    : undefined
}

/** Without parsing: a file in a folder, named by letters, digits, hyphens and underscores only. */
function isCanonical(address: string, folders: readonly string[]): boolean {
  const folder = folders.find((each) => address.startsWith(each))
  return folder !== undefined && PLAIN_NAME.test(address.slice(folder.length))
}

/**
 * Encodes each name in the same way. undefined for an empty name, and for a name with a slash, even
 * if it was encoded several times.
 */
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

/** Allowed sources of images. */
export type PictureOrigins = Pick<SiteConfig, 'siteOrigin' | 'imageFolders'>

/** Whether the Content-Security-Policy allows this image. */
export function mayShowPicture(
  address: string,
  { siteOrigin, imageFolders }: PictureOrigins,
): boolean {
  // without parsing, which takes most of the time
  if (address.startsWith('/') || imageFolders.some((folder) => address.startsWith(folder)))
    return true
  const origin = parseUrl(address)?.origin
  if (origin === undefined) return false
  return origin === siteOrigin || imageFolders.some((folder) => folder.startsWith(`${origin}/`))
}
