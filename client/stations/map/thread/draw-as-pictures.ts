import type { LngLat, Map as MapLibre } from 'maplibre-gl'
import { createPixelReader } from './create-pixel-reader.ts'

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i

/** Whether the processor draws the map, for want of a graphics card. Throws where nothing does. */
export function isDrawnInSoftware(): boolean {
  const gl = new OffscreenCanvas(1, 1).getContext('webgl2')
  if (!gl) throw new Error('this browser draws no maps')
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  const name = String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER))
  gl.getExtension('WEBGL_lose_context')?.loseContext()
  return SOFTWARE.test(name)
}

/**
 * The processor takes a tenth of a second and more for a frame of WebGL, and whoever shows it waits. So MapLibre's canvas is not shown: a frame is a
 * picture when it is done, and until the next one the picture moves with the camera. Returns how to put it onto a canvas.
 */
export function drawAsPictures(map: MapLibre, onPicture: () => void): (on: OffscreenCanvasRenderingContext2D) => void {
  const { painter } = map
  const draw = painter.render.bind(painter)
  const readDrawn = createPixelReader(painter.context.gl)
  const picture = new OffscreenCanvas(1, 1)
  const context = picture.getContext('2d')
  /** where the camera stood when the picture was drawn */
  let drawn: { center: LngLat; zoom: number } | undefined
  let isDrawing = false
  let isMissed = false

  painter.render = (...frame) => {
    isMissed = isDrawing
    if (isDrawing) return
    draw(...frame)
    void keep({ center: map.getCenter(), zoom: map.getZoom() })
  }

  async function keep(camera: { center: LngLat; zoom: number }): Promise<void> {
    isDrawing = true
    const pixels = await readDrawn()
    isDrawing = false
    if (!pixels) return // the graphics were taken away
    Object.assign(picture, { width: pixels.width, height: pixels.height })
    context?.putImageData(pixels, 0, 0)
    drawn = camera
    onPicture()
    if (isMissed) map.triggerRepaint()
  }

  return function putPicture(on) {
    if (!drawn) return
    const { x, y } = map.project(drawn.center)
    const scale = 2 ** (map.getZoom() - drawn.zoom) / map.getPixelRatio()
    on.save()
    on.translate(x, y)
    // its rows come from the bottom upwards
    on.scale(scale, -scale)
    on.drawImage(picture, -picture.width / 2, -picture.height / 2)
    on.restore()
  }
}
