import { isSafeExternalUrl } from '#shared/navigation/external-url.ts'
import type { Config } from '../env.ts'
import { imageOrigins } from '../image-origins.ts'

/**
 * The picture a visitor may ask for: a file of this site, or an address on an allowed host (IMAGE_HOSTS, the backend itself).
 * Undefined for anything else: the image service is no proxy to the world.
 */
export function imageSource(text: string, origin: string, config: Config): URL | undefined {
  const decoded = decode(text)
  if (decoded === undefined) return undefined
  // 'https:/host' is what is left of 'https://host' where a server folds slashes
  const absolute = /^https?:\//i.test(decoded) ? decoded.replace(/^(https?:)\/+/i, '$1//') : undefined
  if (absolute === undefined) return ownFile(decoded, origin)
  if (!isSafeExternalUrl(absolute)) return undefined
  if (!URL.canParse(absolute)) return undefined
  const url = new URL(absolute)
  return imageOrigins(config).includes(url.origin) ? url : undefined
}

function ownFile(path: string, origin: string): URL | undefined {
  // without query and hash: a file has none, and each would be one more copy in the cache
  const { pathname } = new URL(`${origin}/${path.replace(/^\/+/, '').replace(/[?#].*$/s, '')}`)
  return pathname.startsWith('/images/') ? new URL(pathname, origin) : undefined
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
