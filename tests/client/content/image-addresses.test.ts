import { expect, test } from 'vitest'
import {
  imageSources,
  placeholderAddress,
  providerWidths,
  serviceWidths,
} from '#client/content/images/image-sources.ts'
import { focalClass } from '#client/content/images/picture.tsx'
import { providerImage } from '#shared/images/provider-image.ts'
import { image } from './content.ts'

const folders = ['https://images.example.com/', 'https://cdn.example/']
const from = { siteOrigin: 'https://www.st1.example', imageFolders: folders }

test('a content-provider address takes width, height, crop=fp, fp, fp_zoom and format=webp (§7)', () => {
  expect(
    providerImage('https://cdn.example/a.png', {
      width: 640,
      height: 400,
      focalPoint: { x: 0.62, y: 0.55 },
      zoom: '1.5',
    }),
  ).toBe(
    'https://cdn.example/a.png?width=640&height=400&crop=fp&fp=0.62,0.55&fp_zoom=1.5&format=webp',
  )
})

test.each([
  ['0.5,0.5 by default (§3)', undefined, '0.5,0.5'],
  ['rounded to thousandths', { x: 1 / 3, y: 2 / 3 }, '0.333,0.667'],
])('the focal point is %s', (_, focalPoint, fp) => {
  expect(
    providerImage('https://cdn.example/a.png', { width: 10, height: 10, focalPoint }),
  ).toContain(`&fp=${fp}&`)
})

test.each([
  ['keeps its query', 'https://cdn.example/a?v=2', 'https://cdn.example/a?v=2&width=10&'],
  ['keeps its hash last', 'https://cdn.example/a#x', /format=webp#x$/],
  [
    'has each parameter once',
    'https://cdn.example/a?width=9999&format=png',
    /^[^?]*\?width=10&height=10&.*format=webp$/,
  ],
  ['may be a path', '/assets/a.png', '/assets/a.png?width=10&'],
])('a content-provider address %s', (_, address, expected) => {
  const made = providerImage(address, { width: 10, height: 10 })
  if (typeof expected === 'string') expect(made.startsWith(expected)).toBe(true)
  else expect(made).toMatch(expected)
})

test.each([undefined, '', 'much', '0.5', 'NaN'])('a zoom of %s is ignored', (zoom) => {
  expect(providerImage('https://cdn.example/a', { width: 10, height: 10, zoom })).not.toContain(
    'fp_zoom',
  )
})

test.each([
  ['https://images.example.com/a b.png?x=1', 'https%3A%2F%2Fimages.example.com%2Fa%2520b.png'],
  ['/images/ä ö.png', 'images/%C3%A4%20%C3%B6.png'],
  ['/images/%C3%A4%20ö.png', 'images/%C3%A4%20%C3%B6.png'],
  ['/images/a.png?v=1#x', 'images/a.png'],
])('the service’s address contains the encoded source: %s', (src, encoded) => {
  expect(imageSources(image({ src, width: 320 }), { width: 160, from })?.src).toBe(
    `/_ipx/f_webp,w_320,q_80/${encoded}`,
  )
})

test('the service’s widths are the screen widths at densities 1 and 2, up to the intrinsic width (§9)', () => {
  expect(serviceWidths(1536, 4000)).toEqual([320, 640, 768, 1024, 1280, 1536, 2048, 2560, 3072])
  expect(serviceWidths(1536, 1000)).toEqual([320, 640, 768, 1024])
  expect(serviceWidths(400, undefined)).toEqual([320, 640, 768, 1024])
  expect(serviceWidths(400, 100)).toEqual([320])
  expect(serviceWidths(4000, undefined).at(-1)).toBe(3072)
  expect(imageSources(image({ width: 1000, height: 500 }), { width: 1536, from })?.srcSet).toMatch(
    /w_1024,\S* 1000w$/,
  )
})

test('the content provider’s widths have the scales 1, 1.5 and 2 (§9)', () => {
  expect(providerWidths(800, 1920)).toEqual([420, 630, 800, 840, 1200, 1600])
  expect(providerWidths(800, 900)).toEqual([420, 630, 800, 840, 900])
})

test('a picture with a dynamic address comes from the content provider in each scale', () => {
  const sources = imageSources(
    image({ dynamic_url: 'https://cdn.example/a.png', focalPoint: { x: 0.2, y: 0.3 } }),
    {
      width: 400,
      ratio: 2,
      from,
    },
  )
  expect(sources).toMatchObject({ width: 400, height: 200 })
  expect(sources?.srcSet).toContain(
    'https://cdn.example/a.png?width=400&height=200&crop=fp&fp=0.2,0.3&format=webp 400w',
  )
  expect(sources?.srcSet).toContain('width=800&height=400&crop=fp&fp=0.2,0.3&format=webp 800w')
})

const ALLOWED = 'https://images.example.com'
const dynamic = (dynamic_url: string, more = {}) => image({ dynamic_url, ...more })

test.each([
  ['a file of the site', image(), /^\/_ipx\/f_webp,w_1024,q_80\/images\/station\.png$/],
  ['a file of an allowed host', image({ src: `${ALLOWED}/a.jpg` }), /^\/_ipx\/.*https%3A%2F%2Fim/],
  [
    'a file with a focal point',
    image({ focalPoint: { x: 0.1, y: 0.5 } }),
    /^\/_ipx\/f_webp,w_1024/,
  ],
  [
    'the file instead of another host',
    dynamic('https://elsewhere.example/a'),
    /^\/_ipx\/.*station/,
  ],
])('the image service makes %s smaller, and does not crop it', (_, asset, src) => {
  expect(imageSources(asset, { width: 400, ratio: 2, from })?.src).toMatch(src)
})

test.each([
  ['a vector', '/images/a.svg'],
  ['a gif', '/images/a.gif'],
  ['a vector of an allowed host', `${ALLOWED}/a.svg`],
  ['a picture of the site’s own host', 'https://www.st1.example/images/a.png'],
  ['a path outside /images/', '/media/../secret.png'],
])('%s keeps its address', (_, src) => {
  const asset = image({ src, ext: src.slice(-3) })
  expect(imageSources(asset, { width: 400, ratio: 2, from })?.src).toBe(src)
})

test('a vector with a dynamic address keeps its address', () => {
  const asset = dynamic('https://cdn.example/a', { src: '/images/a.svg', ext: 'svg' })
  expect(imageSources(asset, { width: 400, ratio: 2, from })?.src).toBe('/images/a.svg')
})

test.each([
  ['of another host', 'https://elsewhere.example/a.png'],
  ['of an allowed host over http', 'http://images.example.com/a.png'],
  ['of an allowed host at another port', 'https://images.example.com:8443/a.png'],
  ['of a host that starts like an allowed host', 'https://images.example.com.evil.example/a.png'],
  ['with an allowed host as credentials', 'https://images.example.com@evil.example/a.png'],
  ['with an invalid address', 'https://1.2.3.999/a.png'],
])('a picture %s has no sources, because the Content-Security-Policy blocks it', (_, src) => {
  for (const ext of ['png', 'svg', 'gif'])
    expect(
      imageSources(image({ src, ext, dynamic_url: src }), { width: 400, from }),
    ).toBeUndefined()
})

test('a picture of unknown size has space with a default ratio, so that the layout does not shift', () => {
  const { width: _, height: __, ...unknown } = image()
  expect(imageSources(unknown, { width: 300, from })).toMatchObject({ width: 300, height: 200 })
})

test.each([
  [undefined, ''],
  [{ x: 0.5, y: 0.5 }, ''],
  [{ x: 0.62, y: 0.55 }, 'images-x-6 images-y-6'],
  [{ x: 0, y: 1 }, 'images-x-0 images-y-10'],
  [{ x: 0.5, y: 0.1 }, 'images-y-1'],
])('the focal point %o becomes the classes "%s", without a style attribute', (point, classes) => {
  expect(focalClass(point)).toBe(classes)
})

test('the placeholder is within 10x10, quality 50, blur 3 (§9)', () => {
  const made = '/_ipx/s_10x10,fit_inside,f_webp,q_50,blur_3'
  expect(placeholderAddress(image(), folders)).toBe(`${made}/images/station.png`)
  expect(placeholderAddress(image({ dynamic_url: 'https://cdn.example/a.png?v=1' }), folders)).toBe(
    `${made}/${encodeURIComponent('https://cdn.example/a.png?width=10&height=10')}`,
  )
  expect(placeholderAddress(image({ ext: 'svg' }), folders)).toBeUndefined()
  expect(
    placeholderAddress(image({ src: 'https://elsewhere.example/a.png' }), folders),
  ).toBeUndefined()
})
