import type { ImageAsset } from '#shared/contract/image.ts'

/** §9: the video formats. */
export function videoType({ ext }: ImageAsset): 'video/webm' | 'video/mp4' {
  return ext === 'webm' ? 'video/webm' : 'video/mp4'
}
