import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { readModifiers } from '../../../worker/routes/image-modifiers.ts'
import { imageSource } from '../../../worker/routes/image-source.ts'
import { readConfig } from '../../../worker/env.ts'
import { type Answer, openSite } from '../site.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

let png: ArrayBuffer

beforeAll(async () => {
  const file = await env.ASSETS.fetch('http://localhost/icon-192.png')
  png = await file.arrayBuffer()
})

function picture(type = 'image/png', body?: BodyInit): Answer {
  return () => new Response(body ?? png, { headers: { 'content-type': type } })
}

describe('the image service knows f, fit, w, h, s, q, b and blur (§7, §9)', () => {
  test.each([
    ['_', { fit: 'scale-down', format: 'image/webp', quality: 80 }],
    ['w_640', { width: 640 }],
    ['w_640,h_480,fit_cover,f_avif,q_50', { width: 640, height: 480, fit: 'cover', format: 'image/avif', quality: 50 }],
    ['w_640&f_webp', { width: 640, format: 'image/webp' }],
    ['w_640%26f_jpeg', { width: 640, format: 'image/jpeg' }],
    ['s_10x10,blur_3,q_50', { width: 10, height: 10, blur: 3, quality: 50 }],
    ['s_10x10,b_ffca00,fit_contain', { background: '#ffca00', fit: 'contain' }],
    ['w_3840,q_100,blur_250', { width: 3840, quality: 100, blur: 250 }],
    ['w_640,fit_cover', { fit: 'scale-down' }],
  ])('%s', (text, expected) => {
    expect(readModifiers(text)).toMatchObject(expected)
  })
})

describe('a modifier that is unknown or out of range is 400', () => {
  test.each([
    'w_0',
    'w_3841',
    'w_99999',
    'w_-1',
    'w_1.5',
    'w_1e3',
    'w_',
    'w',
    'h_0',
    'h_x',
    's_10',
    's_10x',
    's_10x10x10',
    's_x',
    'q_0',
    'q_101',
    'blur_251',
    'b_red',
    'b_ffff',
    'f_gif',
    'f_svg',
    'f_auto',
    'f___proto__',
    'fit_constructor',
    'fit_stretch',
    'rotate_90',
    '__proto__',
    'w_1,',
    ',w_1',
    'w_1,,h_1',
    '',
    '%',
    'w_1%00',
  ])('"%s"', async (modifiers) => {
    const { ask, requests } = openSite({})
    expect((await ask(`/_ipx/${modifiers}/images/logo.svg`)).status).toBe(400)
    expect(requests).toEqual([])
  })
})

describe('a source is a picture of this site, of the backend or of an allowed host; anything else is 404', () => {
  const config = readConfig({ ...env, BACKEND_URL: 'http://backend.test:8788', IMAGE_HOSTS: 'img.example.com' })
  const origin = 'http://st1.test'
  test.each([
    ['images/a.png', 'http://st1.test/images/a.png'],
    ['/images/a.png', 'http://st1.test/images/a.png'],
    ['images/a.png%3Fx=1', 'http://st1.test/images/a.png'],
    ['images/%C3%A4.png', 'http://st1.test/images/%C3%A4.png'],
    ['http://backend.test:8788/media/a.png?w=1', 'http://backend.test:8788/media/a.png?w=1'],
    ['http%3A%2F%2Fbackend.test%3A8788%2Fa.png', 'http://backend.test:8788/a.png'],
    ['https:/img.example.com/a.png', 'https://img.example.com/a.png'],
  ])('%s → %s', (text, href) => {
    expect(imageSource(text, origin, config)?.href).toBe(href)
  })

  test.each([
    'http://img.example.com/a.png',
    'https://img.example.com.evil.com/a.png',
    'https://img.example.com@evil.com/a.png',
    'https://evil.com/img.example.com',
    'https://evil.com%23.img.example.com/',
    'https://img.example.com:8443/',
    'https://IMG.example.com%00/',
    'http://backend.test/a.png',
    'https://backend.test:8788/a.png',
    'http://169.254.169.254/',
    'http://localhost/',
    'file:///etc/passwd',
    'data:image/png;base64,x',
    'https://1.2.3.999/',
    'https:\\\\img.example.com/',
    'assets/x.js',
    'images/../client-manifest.json',
    'images/..%2fclient-manifest.json',
    'images/%2e%2e/x',
    'images/%252e%252e/x',
    'images\\..\\..\\x',
    '../images/../x',
    '..%5cx',
    '//evil.com/images/a.png',
    '%',
    '%E4',
    '',
  ])('%s', (text) => {
    expect(imageSource(text, origin, config)?.href).toBeUndefined()
  })
})

test('a picture comes in the size and format asked for, and is kept for a day', async () => {
  const { ask, backend, requests } = openSite({ '/a.png': picture() })
  const address = `/_ipx/w_48,f_webp/${backend}/a.png`
  const response = await ask(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(new TextDecoder().decode(bytes.slice(8, 12))).toBe('WEBP')
  const copy = await ask(address)
  expect(requests).toHaveLength(1)
  expect(copy.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(copy.headers.get('content-type')).toBe('image/webp')
})

test('a picture of the site itself is served, and a missing one is 404', async () => {
  const { ask, requests } = openSite({})
  expect((await ask('/_ipx/w_100/images/logo.svg')).headers.get('content-type')).toMatch(/^image\/svg\+xml/)
  expect((await ask('/_ipx/w_100/images/none.png')).status).toBe(404)
  expect(requests).toEqual([])
})

test('a vector is passed through with a policy that lets nothing in it run', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const { ask, backend } = openSite({ '/a.svg': picture('image/svg+xml; charset=utf-8', svg) })
  const response = await ask(`/_ipx/w_10,f_webp/${backend}/a.svg`)
  expect(await response.text()).toBe(svg)
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox")
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

describe('what is no picture is 415, what fails is 502, and neither is kept', () => {
  test.each<[string, Answer, number]>([
    ['broken bytes', picture('image/png', 'no picture'), 415],
    ['truncated', () => new Response(png.slice(0, 60), { headers: { 'content-type': 'image/png' } }), 415],
    ['HTML', picture('text/html', '<script>'), 415],
    ['no type', () => new Response(new Uint8Array(4)), 415],
    ['500', () => new Response(null, { status: 500 }), 502],
    ['404', () => new Response(null, { status: 404 }), 404],
    ['a redirect', () => Response.redirect('http://internal/', 302), 404],
    ['unreachable', () => Promise.reject(new Error('refused')), 502],
    ['too large', () => new Response('x', { headers: { 'content-type': 'image/png', 'content-length': '99999999' } }), 413],
  ])('%s', async (_, answer, status) => {
    const { ask, backend, requests } = openSite({ '/a.png': answer })
    const response = await ask(`/_ipx/w_10/${backend}/a.png`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'no-store'])
    await ask(`/_ipx/w_10/${backend}/a.png`)
    expect(requests).toHaveLength(2)
  })
})

test('the last good picture is sent while its host fails', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  let down = false
  const { ask, backend } = openSite({ '/a.png': (request) => (down ? new Response(null, { status: 500 }) : picture()(request)) })
  await ask(`/_ipx/w_11/${backend}/a.png`)
  down = true
  vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000)
  expect((await ask(`/_ipx/w_11/${backend}/a.png`)).status).toBe(200)
})

test('nothing of the visitor goes to the host of a picture', async () => {
  const { ask, backend, requests } = openSite({ '/a.png': picture() })
  await ask(`/_ipx/w_12/${backend}/a.png`, { headers: { cookie: 'st1_session=tok', authorization: 'Bearer x' } })
  expect([...(requests[0]?.headers.keys() ?? [])].toSorted()).toEqual(['accept', 'x-st1-locale'])
})
