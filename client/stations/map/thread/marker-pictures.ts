import type { MarkerColors } from '../map-thread.ts'

// Markers are drawn once, in the colours of the style sheet: a station's pin, the chosen one, and the two clusters of §4.
/** enough for the largest cluster on a screen of two device pixels */
const PIXEL_RATIO = 3
/** a pin of 30 × 38, its tip at the bottom */
const PIN = 'M15 1C7.3 1 1 7.3 1 15c0 9.6 10.4 18.6 13.1 21.6a1.2 1.2 0 0 0 1.8 0C18.6 33.6 29 24.6 29 15 29 7.3 22.7 1 15 1Z'
/** a drop of fuel in the middle of its head */
const DROP = 'M15 7.5c3 3.6 4.7 6 4.7 8.3a4.7 4.7 0 0 1-9.4 0c0-2.3 1.7-4.7 4.7-8.3Z'

export function drawMarkerPictures({ primary, onPrimary, night, red, blue }: MarkerColors) {
  return {
    station: picture(30, 38, 1, (context) => drawPin(context, primary, onPrimary)),
    chosen: picture(30, 38, 1.5, (context) => drawPin(context, night, primary)),
    red: picture(48, 48, 1, (context) => drawCluster(context, red)),
    blue: picture(48, 48, 1, (context) => drawCluster(context, blue)),
  }
}

function picture(width: number, height: number, scale: number, draw: (context: OffscreenCanvasRenderingContext2D) => void): ImageBitmap {
  const pixels = PIXEL_RATIO * scale
  const canvas = new OffscreenCanvas(width * pixels, height * pixels)
  const context = canvas.getContext('2d')
  context?.scale(pixels, pixels)
  if (context) draw(context)
  return canvas.transferToImageBitmap()
}

function drawPin(context: OffscreenCanvasRenderingContext2D, surface: string, mark: string): void {
  const outline = new Path2D(PIN)
  context.clip(outline)
  context.fillStyle = surface
  context.fillRect(0, 0, 30, 38)
  context.strokeStyle = '#1a1a1a'
  context.lineWidth = 3.2
  context.stroke(outline)
  context.clip(new Path2D(DROP))
  context.fillStyle = mark
  context.fillRect(0, 0, 30, 38)
}

function drawCluster(context: OffscreenCanvasRenderingContext2D, surface: string): void {
  context.fillStyle = surface
  disc(context, 24, 0.25)
  context.fillStyle = '#fff'
  disc(context, 20, 1)
  context.fillStyle = surface
  disc(context, 18, 1)
}

function disc(context: OffscreenCanvasRenderingContext2D, radius: number, opacity: number): void {
  context.globalAlpha = opacity
  context.beginPath()
  context.arc(24, 24, radius, 0, 2 * Math.PI)
  context.fill()
}
