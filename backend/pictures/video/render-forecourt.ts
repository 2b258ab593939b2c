// Makes forecourt.webm and forecourt.mp4 from the station at dusk (needs ffmpeg): node backend/pictures/video/render-forecourt.ts
// Everything that moves is a function of the loop's turn 0..1, so the last frame leads into the first.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import sharp from 'sharp'
import { stand, street } from '../kit/camera.ts'
import { car } from '../kit/car.ts'
import { chance, times } from '../kit/chance.ts'
import { frame } from '../kit/frame.ts'
import { glow, pool } from '../kit/light.ts'
import { BLUE_HOUR } from '../kit/mood.ts'
import { circle } from '../kit/svg.ts'
import { duskStill, duskVerge } from '../scenes/station-dusk.ts'

const SECONDS = 6
const FPS = 24
const FLAKES = 150
const STREET = street(1190)
const ENCODERS = {
  'forecourt.mp4': ['-c:v', 'libx264', '-preset', 'slow', '-crf', '25', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  'forecourt.webm': ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '38', '-row-mt', '1', '-cpu-used', '3', '-pix_fmt', 'yuv420p'],
}

const outputs = Object.entries(ENCODERS).flatMap(([file, options]) => [...options, join(import.meta.dirname, file)])
const encoder = spawn(
  'ffmpeg',
  ['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', '1280x720', '-r', String(FPS), '-i', '-', ...outputs],
  {
    stdio: ['pipe', 'inherit', 'inherit'],
  },
)
const still = await sharp(Buffer.from(cropped(frame(BLUE_HOUR, duskStill()))))
  .removeAlpha()
  .png()
  .toBuffer()
for (let index = 0; index < SECONDS * FPS; index += 1) {
  const overlay = Buffer.from(cropped(frame(BLUE_HOUR, moving(index / (SECONDS * FPS)))))
  const pixels = await sharp(still)
    .composite([{ input: overlay }])
    .removeAlpha()
    .raw()
    .toBuffer()
  if (!encoder.stdin.write(pixels)) await once(encoder.stdin, 'drain')
}
encoder.stdin.end()
const [status] = await once(encoder, 'close')
process.exitCode = Number(status)

/** 16:9 out of the scene, at 1280 x 720. */
function cropped(svg: string): string {
  return svg.replace('width="1920" height="1200" viewBox="0 0 1920 1200"', 'width="1280" height="720" viewBox="0 92 1920 1080"')
}

function moving(turn: number): string {
  const breath = 0.1 + 0.06 * Math.sin(turn * Math.PI * 2)
  return glow(1190, 620, 760, 330, 'warm', breath) + passingCar(turn) + duskVerge() + snow(turn)
}

/** Comes from the left at a sixth of the loop and has left on the right before its end. */
function passingCar(turn: number): string {
  const way = (turn - 0.16) / 0.56
  if (way < 0 || way > 1) return ''
  const x = -13.5 + way * 24
  return pool(STREET, x + 4, 8.6, 3, 1.2, 'warm', 0.55) + stand(STREET, x, 8.8, car({ paint: '#2863bf', driver: true }))
}

function snow(turn: number): string {
  const next = chance(11)
  return times(FLAKES, (index) => {
    const near = index % 12 === 0
    const rounds = near ? 3 : 1 + Math.floor(next() * 2)
    const y = 60 + ((next() + turn * rounds) % 1) * 1160
    const x = next() * 1960 - 20 + Math.sin((turn * rounds + next()) * Math.PI * 2) * (near ? 46 : 22)
    return circle(x, y, near ? 6 + next() * 4 : 2 + next() * 2.4, '#ffffff', {
      opacity: Number((near ? 0.32 : 0.5 + next() * 0.4).toFixed(2)),
    })
  })
}
