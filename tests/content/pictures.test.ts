import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { SCENES } from '../../backend/content/pictures.ts'

const FOLDER = join(import.meta.dirname, '../../backend/public/media')
const MAX_BYTES = 60_000
const scenes = Object.entries(SCENES)

test.each(scenes)(
  'the picture %s has the declared size and at most 60 kB',
  async (name, { width, height }) => {
    const file = join(FOLDER, `${name}.webp`)
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width, height })
    expect(statSync(file).size).toBeLessThanOrEqual(MAX_BYTES)
  },
)

test('every picture has a name that content can use', () => {
  const pictures = readdirSync(FOLDER).filter((file) => file.endsWith('.webp'))
  expect(pictures.sort()).toEqual(scenes.map(([name]) => `${name}.webp`).sort())
})
