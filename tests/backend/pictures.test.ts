import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import { cropWindow, cutPasses } from '../../backend/images/crop-window.ts'
import { pictureKey, readPictureRequest } from '../../backend/images/picture-request.ts'
import { renderPicture } from '../../backend/routes/asset.ts'
import { ask } from './ask.ts'

const SOURCE = { width: 1920, height: 1200 }

function windowFor(query: Record<string, string>) {
  return cropWindow(SOURCE, readPictureRequest(query))
}

describe('content-provider picture addresses (§7)', () => {
  const sized = (width: string, height: string) => ({ width, height })
  const NONSENSE = { fp: '1,2,3', fp_zoom: 'NaN', format: 'exe' }
  const ZOOMED = { crop: 'fp', fp_zoom: '1e9' }

  test.each([
    ['no parameters', {}, { width: 1920, height: 1200 }],
    ['a width', { width: '480' }, { width: 480, height: 300 }],
    ['a height', { height: '300' }, { width: 480, height: 300 }],
    ['a size without crop: fits within it', sized('300', '300'), { width: 300, height: 188 }],
    ['a size with crop', { ...sized('300', '300'), crop: 'fp' }, { width: 300, height: 300 }],
    ['more than the picture has: not enlarged', { width: '4000' }, { width: 1920, height: 1200 }],
    ['a large crop', { ...sized('4000', '4000'), crop: 'fp' }, { width: 1200, height: 1200 }],
    ['nonsense', { ...sized('-5', 'x'), ...NONSENSE }, { width: 1920, height: 1200 }],
    ['a side of 1 pixel', { ...sized('1', '4096'), ...ZOOMED }, { width: 1, height: 120 }],
  ])('request for %s', (_name, query, size) => {
    expect(windowFor(query)).toMatchObject(size)
  })

  test.each([
    ['0.5,0.5', 90, 0],
    ['0,0', 0, 0],
    ['1,1', 180, 0],
    ['0.25,0.9', 0, 0],
    ['7,-7', 180, 0],
    ['', 90, 0],
  ])('a square crop at the focal point "%s" begins at %i, %i', (fp, left, top) => {
    expect(windowFor({ width: '300', height: '300', crop: 'fp', fp })).toMatchObject({
      scaled: { width: 480, height: 300 },
      left,
      top,
    })
  })

  test('the focal point is in the middle of a zoomed crop', () => {
    const { left, top, width, height, scaled } = windowFor({
      width: '300',
      height: '300',
      crop: 'fp',
      fp: '0.6,0.4',
      fp_zoom: '2',
    })
    expect((left + width / 2) / scaled.width).toBeCloseTo(0.6, 2)
    expect((top + height / 2) / scaled.height).toBeCloseTo(0.4, 2)
  })

  test('every cut removes something, and the last one leaves the window', () => {
    for (const fp of ['0,0', '0.5,0.5', '1,1', '0.3,0.7']) {
      for (const fp_zoom of ['1', '3']) {
        const window = windowFor({ width: '200', height: '300', crop: 'fp', fp, fp_zoom })
        const passes = cutPasses(window)
        expect(passes.at(-1)).toMatchObject({ width: window.width, height: window.height })
        expect(new Set(passes.map(({ width, height }) => `${width}x${height}`)).size).toBe(
          passes.length,
        )
      }
    }
  })

  test('different requests have different keys, equal ones the same', () => {
    const key = (query: Record<string, string>) => pictureKey(readPictureRequest(query))
    expect(key({ width: '300' })).not.toBe(key({ height: '300' }))
    expect(key({ width: '300', fp: '0.1,0.1' })).toBe(key({ width: '300', utm: 'x' }))
    expect(key({ crop: 'fp', fp: '0.1,0.1', format: 'webp' })).toMatch(/^[\w.-]+$/)
  })
})

// 40 × 20 pixels: the left half is red, the right half blue
const TWO_HALVES =
  'iVBORw0KGgoAAAANSUhEUgAAACgAAAAUCAMAAADImI+JAAAABlBMVEUAAP//AADF+ovTAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAIUlEQVQokWNgxAIYsAHGUYVQMBo8cAALEmSAkEUCw0khAJOSAZF1DIbfAAAAAElFTkSuQmCC'

test('a picture is cut to its size and sent in the requested format', async () => {
  const source = new Blob([Uint8Array.from(atob(TWO_HALVES), (letter) => letter.charCodeAt(0))], {
    type: 'image/png',
  })
  const request = readPictureRequest({
    width: '10',
    height: '20',
    crop: 'fp',
    fp: '0.75,0.5',
    format: 'webp',
  })
  const rendered = await renderPicture(env.IMAGES, source, request)
  expect(rendered?.headers.get('Content-Type')).toBe('image/webp')
  expect(await env.IMAGES.info(((await rendered?.blob()) ?? new Blob()).stream())).toMatchObject({
    width: 10,
    height: 20,
  })
})

const NO_NAMES = ['nothing.png', '..%2Fsecret.png', '.png', 'a', 'Ä.png', '%00.png']

test.each([...NO_NAMES, `${'a'.repeat(300)}.png`])('no picture is named %s', async (name) => {
  expect((await ask(`/assets/${name}?width=100`)).status).toBe(404)
})
