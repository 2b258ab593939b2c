import type { Map as MapLibre } from 'maplibre-gl'
import { formatNumber } from '#shared/locale/format-number.ts'
import type { MapSetting } from '../map-thread.ts'
import type { MapStation, Shape } from '../station-source.ts'
import { CHOSEN_PIN, type MarkerBox, markerBox } from './marker-box.ts'
import { drawMarkerPictures } from './marker-pictures.ts'

interface Point {
  x: number
  y: number
}

/** Half the size of a target for a finger, around where it came down. */
const REACH_PX = 6

/** The markers, on a canvas of their own over the map: new ones are seen without a frame of the map's, which takes a slow machine a tenth of a second. */
export function createMarkerCanvas(map: MapLibre, canvas: OffscreenCanvas, { locale, colors, fontFamily }: MapSetting) {
  const context = canvas.getContext('2d')
  const pictures = drawMarkerPictures(colors)
  let family = fontFamily
  let shapes: Shape[] = []
  let chosen: MapStation | undefined
  let drawUnder: ((on: OffscreenCanvasRenderingContext2D) => void) | undefined

  function draw(): void {
    if (!context) return
    context.clearRect(0, 0, canvas.width, canvas.height)
    drawUnder?.(context)
    for (const shape of shapes) drawShape(context, shape)
    if (chosen) drawChosen(context, chosen)
  }

  function drawShape(on: OffscreenCanvasRenderingContext2D, shape: Shape): void {
    const point = pointOf(shape)
    if (shape.kind === 'station') return drawPicture(on, pictures.station, point, markerBox(shape))
    drawPicture(on, pictures[shape.color], point, markerBox(shape))
    on.font = `700 ${shape.count < 1000 ? 14 : 15}px ${family}`
    on.textBaseline = 'middle'
    on.fillStyle = '#fff'
    on.fillText(formatNumber(shape.count, locale), point.x, point.y + 1)
  }

  /** With its name on a plate below: it may lie over other markers. */
  function drawChosen(on: OffscreenCanvasRenderingContext2D, station: MapStation): void {
    const { x, y } = pointOf(station)
    drawPicture(on, pictures.chosen, { x, y }, CHOSEN_PIN)
    on.font = `700 14px ${family}`
    on.textBaseline = 'middle'
    const width = on.measureText(station.name).width + 16
    on.beginPath()
    on.roundRect(x - width / 2, y + 3, width, 24, 12)
    on.fillStyle = '#fff'
    on.fill()
    on.strokeStyle = '#c9ced3'
    on.lineWidth = 1
    on.stroke()
    on.fillStyle = '#1a1a1a'
    on.fillText(station.name, x, y + 16)
  }

  function pointOf({ lon, lat }: { lon: number; lat: number }): Point {
    return map.project([lon, lat])
  }

  function fit(): void {
    const { clientWidth, clientHeight } = map.getContainer()
    const ratio = map.getPixelRatio()
    canvas.width = clientWidth * ratio
    canvas.height = clientHeight * ratio
    if (!context) return
    context.scale(ratio, ratio)
    context.textAlign = 'center'
    draw()
  }

  fit()
  map.on('resize', fit)
  map.on('move', draw)

  return {
    draw,
    /** The page's font has come: by the same name a canvas goes on with what it found at first. */
    drawInFont(): void {
      family = `${fontFamily}, sans-serif`
      draw()
    },
    /** what lies under the markers, where MapLibre's own canvas is not shown */
    drawOver(under: (on: OffscreenCanvasRenderingContext2D) => void): void {
      drawUnder = under
    },
    showShapes(newShapes: Shape[]): void {
      shapes = newShapes.toSorted(byDepth)
      draw()
    },
    showChosen(station: MapStation | undefined): void {
      chosen = station
      draw()
    },
    /** The uppermost marker at a point of the map; undefined for none. */
    at({ x, y }: Point): { shape: Shape } | 'chosen' | undefined {
      const meets = (point: Point, box: MarkerBox) => isNear({ x: x - point.x, y: y - point.y }, box)
      if (chosen && meets(pointOf(chosen), CHOSEN_PIN)) return 'chosen'
      const shape = shapes.findLast((drawn) => meets(pointOf(drawn), markerBox(drawn)))
      return shape && { shape }
    },
  }
}

/** Clusters over stations, what is farther south over what is farther north. */
function byDepth(one: Shape, other: Shape): number {
  return Number(one.kind === 'cluster') - Number(other.kind === 'cluster') || other.lat - one.lat
}

function drawPicture(
  on: OffscreenCanvasRenderingContext2D,
  picture: ImageBitmap,
  { x, y }: Point,
  { left, top, width, height }: MarkerBox,
): void {
  on.drawImage(picture, x + left, y + top, width, height)
}

function isNear({ x, y }: Point, { left, top, width, height }: MarkerBox): boolean {
  return x >= left - REACH_PX && x <= left + width + REACH_PX && y >= top - REACH_PX && y <= top + height + REACH_PX
}
