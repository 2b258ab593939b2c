import type { ImageAsset } from '#shared/contract/image.ts'
import { PLACEHOLDER } from '#shared/images/image-sizes.ts'
import { pictureSource, PLACEHOLDER_QUERY } from '#shared/images/picture-source.ts'
import { serviceAddress } from '#shared/images/service-address.ts'

/** What to show until a large picture has come; undefined where nothing could make it small. */
export function placeholderAddress({ dynamic_url, src, ext }: ImageAsset, folders: readonly string[]): string | undefined {
  if (ext === 'svg' || ext === 'gif') return undefined
  const small = dynamic_url && dynamic_url.replace(/[?#].*$/s, '') + PLACEHOLDER_QUERY
  const provided = small ? pictureSource(small, folders, PLACEHOLDER_QUERY) : undefined
  const source = provided ?? pictureSource(src, folders)
  return source === undefined ? undefined : serviceAddress(PLACEHOLDER, source)
}
