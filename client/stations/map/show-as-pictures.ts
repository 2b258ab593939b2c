import type { LngLat, Map as MapLibre } from 'maplibre-gl'
import { createPixelReader } from './create-pixel-reader.ts'

const SOFTWARE = /swiftshader|llvmpipe|softpipe|software|basic render/i
/** of the page's time, for telling WebGL what to draw: a page that needs longer has none left to move the camera before it is drawn */
const SLOW_MS = 8

/** Whether the processor draws the map, for want of a graphics card. */
export function isDrawnInSoftware(map: MapLibre): boolean {
  const { gl } = map.painter.context
  const names = gl.getExtension('WEBGL_debug_renderer_info')
  return SOFTWARE.test(String(gl.getParameter(names ? names.UNMASKED_RENDERER_WEBGL : gl.RENDERER)))
}

/**
 * Where a canvas of WebGL is drawn in software and shown, the page waits for each of its frames, a tenth of a second and more. So MapLibre's is
 * hidden; a frame is shown as a picture when it is done, and until the next one the picture moves with the camera.
 */
export function showAsPictures(map: MapLibre): void {
  const { painter } = map
  const draw = painter.render.bind(painter)
  const repaint = map.triggerRepaint.bind(map)
  const readDrawn = createPixelReader(painter.context.gl)
  const picture = putInPlaceOfCanvas(map)
  const context = picture.getContext('2d')
  /** where the camera stood when the picture was drawn */
  let drawn: { center: LngLat; zoom: number } | undefined
  let isDrawing = false
  let isMissed = false
  let isSlow = false

  map.on('move', follow)
  map.triggerRepaint = () => {
    if (isDrawing && isSlow) isMissed = true
    else repaint()
  }
  painter.render = (...frame) => {
    isMissed = isDrawing
    if (isDrawing) return
    const start = performance.now()
    draw(...frame)
    isSlow = performance.now() - start > SLOW_MS
    void show({ center: map.getCenter(), zoom: map.getZoom() })
  }

  async function show(camera: { center: LngLat; zoom: number }): Promise<void> {
    isDrawing = true
    const pixels = await readDrawn()
    isDrawing = false
    if (!pixels) return // the graphics were taken away, or the map is gone
    fit(pixels)
    context?.putImageData(pixels, 0, 0)
    drawn = camera
    follow()
    if (isMissed) repaint()
  }

  function fit({ width, height }: ImageData): void {
    if (picture.width === width && picture.height === height) return
    picture.width = width
    picture.height = height
    picture.style.inlineSize = `${width / map.getPixelRatio()}px`
    picture.style.blockSize = `${height / map.getPixelRatio()}px`
  }

  /** To where the camera is now, and upright: its rows come from the bottom upwards. */
  function follow(): void {
    if (!drawn) return
    const { clientWidth, clientHeight } = map.getContainer()
    const { x, y } = map.project(drawn.center)
    const scale = 2 ** (map.getZoom() - drawn.zoom)
    picture.style.transform = `translate(${x - clientWidth / 2}px, ${y - clientHeight / 2}px) scale(${scale}, ${-scale})`
  }
}

/** What is hidden takes no focus: the canvas's container stands in for it. */
function putInPlaceOfCanvas(map: MapLibre): HTMLCanvasElement {
  const canvas = map.getCanvas()
  const container = map.getCanvasContainer()
  const picture = document.createElement('canvas')
  picture.className = 'map-picture'
  canvas.before(picture)
  canvas.style.visibility = 'hidden'
  for (const name of ['tabindex', 'role', 'aria-label']) container.setAttribute(name, canvas.getAttribute(name) ?? '')
  return picture
}
