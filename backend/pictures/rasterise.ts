// Renders every scene to a PNG and copies the film beside them: node backend/pictures/rasterise.ts <folder>
import { createHash } from 'node:crypto'
import { copyFile, mkdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { SCENE_DRAWINGS } from './index.ts'

/** To be raised when the way of rendering changes, so that pictures made before are made again. */
const RENDERING = '1'
const HASH_FILE = 'drawings.json'
const DITHER = 0.35
const LARGEST_BYTES = 150_000
const FILMS = ['forecourt.webm', 'forecourt.mp4']

const target = process.argv[2]
if (target === undefined) {
  process.stderr.write('Say where the pictures shall go: rasterise.ts <folder>\n')
  process.exit(2)
}
await rasterise(target)

async function rasterise(folder: string): Promise<void> {
  const started = Date.now()
  await mkdir(folder, { recursive: true })
  const before = await readHashes(folder)
  const drawings = Object.entries(SCENE_DRAWINGS).map(([name, draw]) => {
    const svg = draw()
    return { name, svg, hash: createHash('sha256').update(RENDERING).update(svg).digest('hex') }
  })
  const changed: typeof drawings = []
  for (const drawing of drawings) {
    if (before[drawing.name] !== drawing.hash || !(await exists(join(folder, `${drawing.name}.png`)))) changed.push(drawing)
  }

  let done = 0
  const queue = [...changed]
  // Two at a time: rendering one picture keeps little more than one core busy.
  await Promise.all([work(), work()])
  await Promise.all(FILMS.map((film) => copyFile(join(import.meta.dirname, 'video', film), join(folder, film))))
  await writeFile(join(folder, HASH_FILE), JSON.stringify(Object.fromEntries(drawings.map(({ name, hash }) => [name, hash])), null, 2))
  show(
    `Pictures: ${changed.length} rendered, ${drawings.length - changed.length} unchanged (${((Date.now() - started) / 1000).toFixed(1)} s)`,
  )
  process.stdout.write('\n')

  async function work(): Promise<void> {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      await writeFile(join(folder, `${next.name}.png`), await renderPng(next.svg))
      done += 1
      if (process.stdout.isTTY) show(`Pictures: ${done} of ${changed.length}, ${next.name}`)
    }
  }
}

/** Dithered a little, so that glows show no rings; without it where that would make the file too large. */
async function renderPng(svg: string): Promise<Buffer> {
  const pixels = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height } = pixels.info
  const encode = (dither: number): Promise<Buffer> =>
    sharp(pixels.data, { raw: { width, height, channels: 3 } })
      .png({ palette: true, colours: 256, dither, effort: 7, compressionLevel: 9 })
      .toBuffer()
  const smooth = await encode(DITHER)
  return smooth.length <= LARGEST_BYTES ? smooth : encode(0)
}

function show(text: string): void {
  process.stdout.write(process.stdout.isTTY ? `\r\u001B[2K${text}` : text)
}

async function readHashes(folder: string): Promise<Record<string, unknown>> {
  try {
    const hashes: unknown = JSON.parse(await readFile(join(folder, HASH_FILE), 'utf8'))
    return typeof hashes === 'object' && hashes !== null ? { ...hashes } : {}
  } catch {
    // No hash file, or a broken one: everything is rendered again.
    return {}
  }
}

async function exists(file: string): Promise<boolean> {
  return stat(file).then(
    () => true,
    () => false,
  )
}
