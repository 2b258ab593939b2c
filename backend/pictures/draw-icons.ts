// Draws the logo and the icons the browser asks for: node backend/pictures/draw-icons.ts <public folder>. Run after changing kit/brand.ts.
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { logo, mark } from './kit/brand.ts'
import { INK } from './kit/palette.ts'
import { at, rect } from './kit/svg.ts'
import { stationDusk } from './scenes/station-dusk.ts'

const folder = process.argv[2] ?? 'public'

await writeFile(join(folder, 'images/logo.svg'), drawing(236, 100, 94, 40, logo()))
await writeFile(join(folder, 'images/logo-mark.svg'), drawing(100, 100, 40, 40, mark()))
await writeFile(join(folder, 'favicon.svg'), drawing(100, 100, 32, 32, mark()))
await writeIcon('apple-touch-icon.png', 180)
await writeIcon('icon-192.png', 192)
await writeIcon('icon-512.png', 512)
await sharp(Buffer.from(stationDusk()))
  .resize(1200, 750)
  .extract({ left: 0, top: 62, width: 1200, height: 630 })
  .png({ palette: true, dither: 0.4, effort: 10 })
  .toFile(join(folder, 'og-default.png'))

function drawing(boxWidth: number, boxHeight: number, width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${boxWidth} ${boxHeight}">${content}</svg>\n`
}

/** Without round corners: the systems that show these cut their own. */
async function writeIcon(name: string, size: number): Promise<void> {
  const svg = drawing(100, 100, size, size, rect(0, 0, 100, 100, INK) + at(8, 8, 0.84, mark()))
  await sharp(Buffer.from(svg)).png({ palette: true, effort: 10 }).toFile(join(folder, name))
}
