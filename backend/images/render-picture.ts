import { cropWindow } from './crop-window.ts'
import { cutPasses } from './cut-passes.ts'
import type { PictureFormat, PictureRequest } from './picture-request.ts'

/** Scaled and cut as asked; undefined for a picture without pixels (SVG), which is sent as it is. */
export async function renderPicture(images: ImagesBinding, source: Blob, request: PictureRequest): Promise<Response | undefined> {
  const info = await images.info(source.stream())
  if (!('width' in info)) return undefined
  const passes = cutPasses(cropWindow(info, request))
  const last = passes.length - 1
  const format = request.format ?? keptFormat(info.format)

  let stream: ReadableStream<Uint8Array> = source.stream()
  for (const [index, { width, height, gravity }] of passes.entries()) {
    const transformer = images.input(stream).transform({ width, height, gravity, fit: 'cover' })
    const result = await transformer.output(index === last ? { format, quality: 82 } : { format: 'image/png' })
    if (index === last) return result.response()
    stream = result.image()
  }
  return undefined
}

function keptFormat(format: string): PictureFormat {
  return format === 'image/jpeg' || format === 'image/webp' ? format : 'image/png'
}
