import type { ImageAsset } from '#shared/contract/content.ts'
import { isServable, serviceSource } from './service-image.ts'

/** §9: within 10x10, quality 50, blur 3. Some hundred bytes, there long before the picture it stands for. */
const MODIFIERS = 's_10x10,fit_inside,f_webp,q_50,blur_3'
const TINY = 'width=10&height=10'

/** What to show until a large picture has come; undefined where nothing could make it small. */
export function placeholderAddress({ dynamic_url, src, ext }: ImageAsset, origins: readonly string[]): string | undefined {
  if (ext === 'svg' || ext === 'gif') return undefined
  // the provider makes it small, so that the image service has next to nothing to fetch
  if (dynamic_url !== undefined && /^https?:/i.test(dynamic_url)) {
    const [address = '', query] = dynamic_url.split('#', 1)[0]?.split('?', 2) ?? []
    return `/_ipx/${MODIFIERS}/${serviceSource(`${address}?${query === undefined ? TINY : `${query}&${TINY}`}`)}`
  }
  return isServable(src, origins) ? `/_ipx/${MODIFIERS}/${serviceSource(src)}` : undefined
}
