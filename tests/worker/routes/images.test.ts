import { env } from 'cloudflare:workers'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  PLACEHOLDER,
  SHARED_PICTURE,
  serviceAddress,
  widthModifiers,
} from '#shared/images/image-sizes.ts'
import { readModifiers } from '../../../worker/routes/image-modifiers.ts'
import { fakeClock } from '../fake-clock.ts'
import { type Answer, openSite } from '../site.ts'

afterEach(() => void vi.useRealTimers())

const PNG = { 'content-type': 'image/png' }
let png: ArrayBuffer

beforeAll(async () => {
  const file = await env.ASSETS.fetch('http://localhost/icon-192.png')
  png = await file.arrayBuffer()
})

function picture(type = 'image/png', body?: BodyInit): Answer {
  return () => new Response(body ?? png, { headers: { 'content-type': type } })
}

function sized(width: number, source: string): string {
  return serviceAddress(widthModifiers(width), source)
}

/** The same answer for all refusals, without a reason. */
async function refused(response: Response): Promise<boolean> {
  return (
    response.status === 404 &&
    (await response.text()) === 'Not Found' &&
    response.headers.get('cache-control') === 'no-store'
  )
}

describe('the image service accepts f, fit, w, h, s, q, b and blur (§7, §9), and only the sizes of §9', () => {
  test.each([
    ['f_webp,w_640,q_80', { width: 640, quality: 80 }],
    ['w_640', { text: 'f_webp,w_640,q_80' }],
    ['w_640&f_webp', { text: 'f_webp,w_640,q_80' }],
    ['q_80%26w_640%2cfit_inside', { text: 'f_webp,w_640,q_80' }],
    ['w_320,w_3072', { text: 'f_webp,w_3072,q_80' }],
    ['q_50,w_640', { text: 'f_webp,w_640,q_50', quality: 50 }],
    ['s_640x480', { text: 'f_webp,w_640,h_480,q_80', fit: 'inside', width: 640, height: 480 }],
    [
      'h_630,w_1200,fit_cover,f_jpeg,b_ffffff',
      { text: 'f_jpeg,fit_cover,w_1200,h_630,q_80,b_ffffff', fit: 'cover', background: '#ffffff' },
    ],
    ['s_10x10,fit_inside,f_webp,q_50,blur_3', { width: 10, height: 10, blur: 3, quality: 50 }],
    ['blur_3,q_50,h_10,w_10', { text: 's_10x10,fit_inside,f_webp,q_50,blur_3' }],
  ])('%s', (text, expected) => {
    expect(readModifiers(text)).toMatchObject(expected)
  })

  test('each screen width in densities 1 and 2', () => {
    const made = Array.from({ length: 4000 }, (_, width) => width).filter((width) =>
      readModifiers(`w_${width}`),
    )
    expect(made).toEqual([320, 640, 768, 1024, 1200, 1280, 1536, 2048, 2560, 3072])
  })
})

describe('an unknown modifier or value is refused without any call', () => {
  test.each([
    ...'_ w_0 w_641 w_0640 w_640.0 w_99999 w_-1 w_1e3 w_ w h_480 w_640,h_481'.split(' '),
    ...'w_640,fit_cover w_640,h_480,fit_fill w_640,b_000000 w_640,b_ffca00'.split(' '),
    ...'s_640x481 s_10x10 s_10 s_10x10x10 w_640,q_79 w_640,blur_3'.split(' '),
    ...'w_640,f_png w_640,f_avif w_640,f_gif w_640,f___proto__'.split(' '),
    ...'w_640,rotate_90 w_640,__proto__ w_640, ,w_640 w_640,,q_80 W_640 % w_640%00'.split(' '),
    '',
  ])('"%s"', async (modifiers) => {
    const { ask, backend, requests } = openSite({ '/media/a.png': picture() })
    const source = encodeURIComponent(`${backend}/media/a.png`)
    expect(await refused(await ask(`/_ipx/${modifiers}/${source}`))).toBe(true)
    expect(requests).toEqual([])
  })
})

const REFUSED = [
  ...'/admin/delete?id=1 /admin/delete.png /cms-view/v1/stations /media /media/ /media/a'.split(
    ' ',
  ),
  ...'/media/a.pdf /media/.png/ /media//a.png /media/a.png%00.png /media/a%3Fid=1.png'.split(' '),
  ...'/media/../admin/delete.png /media/%2e%2e/admin/delete.png'.split(' '),
  ...'/media/%252e%252e/admin/delete.png /media/..%2fadmin%2fdelete.png'.split(' '),
  ...'/media/..%252fadmin/delete.png /media/..%5cadmin%5cdelete.png'.split(' '),
  ...'/media/..\\admin\\delete.png /MEDIA/a.png'.split(' '),
  ...':8080/media/a.png .evil.test/media/a.png @evil.test/media/a.png'.split(' '),
].map((end) => `{backend}${end}`)

const REFUSED_ELSEWHERE = [
  ...'http://user:secret@img.example.com/a.png https://user@img.example.com/a.png'.split(' '),
  ...'http://img.example.com/a.png https://img.example.com:8443/a.png'.split(' '),
  ...'https://img.example.com.evil.test/a.png https://evil.test/img.example.com/a.png'.split(' '),
  ...'https://evil.test%23.img.example.com/a.png https://[::1]/media/a.png'.split(' '),
  ...'http://169.254.169.254/media/a.png http://localhost/media/a.png'.split(' '),
  ...'https://1.2.3.999/a.png file:///media/a.png data:image/png;base64,x'.split(' '),
  ...'//evil.test/images/a.png assets/x.js images/x.js images/../client-manifest.json'.split(' '),
  ...'images/..%2ffavicon.svg images/%252e%252e/favicon.svg images\\..\\favicon.svg'.split(' '),
  ...'..%5cx.png %E4.png'.split(' '),
]

describe('only images of this site, of the backend’s image folders and of allowed hosts are fetched; a refusal reveals nothing', () => {
  const variables = { IMAGE_HOSTS: 'img.example.com' }

  test.each([...REFUSED, ...REFUSED_ELSEWHERE])('%s', async (text) => {
    const { ask, backend, requests } = openSite({}, variables)
    const source = text.replace('{backend}', backend)
    const encoded = encodeURIComponent(source)
    for (const written of [source, encoded, encodeURIComponent(encoded)])
      expect(await refused(await ask(`/_ipx/f_webp,w_640,q_80/${written}`))).toBe(true)
    expect(requests).toEqual([])
  })

  test.each(['', 'f_webp,w_640,q_80', 'f_webp,w_640,q_80/', '/', '%', 'f_webp,w_640,q_80/%'])(
    '/_ipx/%s',
    async (rest) => {
      expect(await refused(await openSite({}).ask(`/_ipx/${rest}`))).toBe(true)
    },
  )
})

describe('an image has one canonical address, and all other spellings redirect there without any work', () => {
  const canonical = (backend: string) =>
    `/_ipx/f_webp,w_640,q_80/${encodeURIComponent(`${backend}/media/a%20b.png`)}`

  test.each([
    ['another order', 'w_640&q_80', '{backend}/media/a%2520b.png'],
    ['a repeated modifier', 'w_320,w_640', '{backend}/media/a%2520b.png'],
    ['an unencoded source', 'f_webp,w_640,q_80', '{backend}/media/a%20b.png'],
    ['folded slashes', 'f_webp,w_640,q_80', 'http:/{host}/media/a%20b.png'],
    ['upper case', 'f_webp,w_640,q_80', 'HTTP://{HOST}/media/a%2520b.png'],
    ['its own query', 'f_webp,w_640,q_80', '{backend}/media/a%2520b.png%3Fv=1'],
    ['a query', 'f_webp,w_640,q_80', '{backend}/media/a%2520b.png?v=1'],
    ['a hash', 'f_webp,w_640,q_80', '{backend}/media/a%2520b.png%23x'],
    [
      'the placeholder’s query for an image',
      'f_webp,w_640,q_80',
      '{backend}/media/a%2520b.png%3Fwidth=10&height=11',
    ],
  ])('%s', async (_, modifiers, source) => {
    const { ask, backend, origin, requests } = openSite({ '/media/a%20b.png': picture() })
    const { host } = new URL(backend)
    const written = source
      .replace('{backend}', backend)
      .replace('{host}', host)
      .replace('{HOST}', host.toUpperCase())
    const response = await ask(`/_ipx/${modifiers}/${written}`)
    expect([response.status, response.headers.get('location')]).toEqual([
      307,
      origin + canonical(backend),
    ])
    expect(requests).toEqual([])
    expect((await ask(canonical(backend))).status).toBe(200)
  })

  test('the provider is asked for a tiny image only for placeholders', async () => {
    const { ask, backend, origin, requests } = openSite({ '/assets/a.png': picture() })
    const source = encodeURIComponent(`${backend}/assets/a.png?width=10&height=10`)
    expect((await ask(`/_ipx/${PLACEHOLDER}/${source}`)).status).toBe(200)
    expect(requests.map(({ url }) => url)).toEqual([`${backend}/assets/a.png?width=10&height=10`])
    expect((await ask(`/_ipx/f_webp,w_640,q_80/${source}`)).headers.get('location')).toBe(
      `${origin}/_ipx/f_webp,w_640,q_80/${encodeURIComponent(`${backend}/assets/a.png`)}`,
    )
  })
})

test('an image has the requested size and format, and is cached for a day', async () => {
  const { ask, backend, requests } = openSite({ '/media/a.png': picture() })
  const address = sized(320, `${backend}/media/a.png`)
  const response = await ask(address)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
  const bytes = new Uint8Array(await response.arrayBuffer())
  expect(new TextDecoder().decode(bytes.slice(8, 12))).toBe('WEBP')
  const copy = await ask(address)
  expect(requests).toHaveLength(1)
  expect(copy.headers.get('cache-control')).toBe('public, max-age=86400')
  expect(copy.headers.get('content-type')).toBe('image/webp')
})

test('an image for other sites is a JPEG of the requested size', async () => {
  const { ask, backend } = openSite({ '/media/a.png': picture() })
  const response = await ask(serviceAddress(SHARED_PICTURE.modifiers, `${backend}/media/a.png`))
  expect(response.headers.get('content-type')).toBe('image/jpeg')
  const info = await env.IMAGES.info(new Blob([await response.arrayBuffer()]).stream())
  expect(info).toMatchObject({ format: 'image/jpeg', width: 1200, height: 630 })
})

test('an image of the site itself is served, and a missing one is 404', async () => {
  const { ask, requests } = openSite({})
  expect((await ask(sized(320, '/images/logo.svg'))).headers.get('content-type')).toMatch(
    /^image\/svg\+xml/,
  )
  expect((await ask(sized(320, '/images/none.png'))).status).toBe(404)
  expect(requests).toEqual([])
})

test('an SVG is passed through with a policy that blocks its scripts', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const { ask, backend } = openSite({
    '/media/a.svg': picture('image/svg+xml; charset=utf-8', svg),
  })
  const response = await ask(sized(320, `${backend}/media/a.svg`))
  expect(await response.text()).toBe(svg)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

describe('an invalid, missing or failed image is the same 404, and is only fetched again after a minute', () => {
  test.each<[string, Answer]>([
    ['broken bytes', picture('image/png', 'no picture')],
    ['truncated', () => new Response(png.slice(0, 60), { headers: PNG })],
    ['HTML', picture('text/html', '<script>')],
    ['no type', () => new Response(new Uint8Array(4))],
    ['500', () => new Response(null, { status: 500 })],
    ['404', () => new Response(null, { status: 404 })],
    ['403', () => new Response('secret', { status: 403 })],
    ['a redirect', () => Response.redirect('http://internal/', 302)],
    ['unreachable', () => Promise.reject(new Error('refused'))],
    ['too large', () => new Response('x', { headers: { ...PNG, 'content-length': '99999999' } })],
  ])('%s', async (_, answer) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { ask, backend, requests } = openSite({ '/media/a.png': answer })
    const address = sized(320, `${backend}/media/a.png`)
    for (let time = 0; time < 3; time++) expect(await refused(await ask(address))).toBe(true)
    expect(requests).toHaveLength(1)
    vi.setSystemTime(Date.now() + 61_000)
    expect(await refused(await ask(address))).toBe(true)
    expect(requests).toHaveLength(2)
  })
})

describe('an Images binding that hangs', () => {
  const hanging = {
    input: () => ({ transform: () => ({ output: () => new Promise(() => undefined) }) }),
  }

  test('redirects the visitor to the original image, and is not called again at once', async () => {
    const { passTime, passed } = fakeClock()
    const { ask, backend, requests } = openSite({ '/media/a.png': picture() }, { IMAGES: hanging })
    const source = `${backend}/media/a.png`
    for (let time = 0; time < 2; time++) {
      const response = await passTime(ask(sized(320, source)))
      expect([
        response.status,
        response.headers.get('location'),
        response.headers.get('cache-control'),
      ]).toEqual([307, source, 'no-store'])
    }
    expect(passed()).toBeLessThan(12_000)
    expect(requests).toHaveLength(1)
  })
})

describe('the last good image is sent while its host or the transformation fails, and removed when the host says that it is gone', () => {
  /** The statuses of two days later: during the failure, and after it has ended. */
  async function statusesAfter(failure: Answer, images: object = env.IMAGES) {
    vi.useFakeTimers({ toFake: ['Date'] })
    let answer = picture()
    let IMAGES: object = env.IMAGES
    const { ask, backend } = openSite(
      { '/media/a.png': (request) => answer(request) },
      {
        IMAGES: {
          input: (stream: ReadableStream) => Reflect.get(IMAGES, 'input').call(IMAGES, stream),
        },
      },
    )
    const statusOf = async () => (await ask(sized(320, `${backend}/media/a.png`))).status
    await statusOf()
    ;[answer, IMAGES] = [failure, images]
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * 60_000)
    return [await statusOf(), await statusOf()]
  }

  test.each([400, 401, 403, 405, 408, 429, 451, 500, 502, 503, 504])('%i: sent', async (status) => {
    expect(await statusesAfter(() => new Response(null, { status }))).toEqual([200, 200])
  })

  test('a page in place of the image: sent', async () => {
    expect(await statusesAfter(picture('text/html', '<p>Sold out</p>'))).toEqual([200, 200])
  })

  test('a used-up quota of transformations: sent', async () => {
    const usedUp = {
      input: () => {
        throw new Error('IMAGES_TRANSFORM_ERROR 9422')
      },
    }
    expect(await statusesAfter(picture(), usedUp)).toEqual([200, 200])
  })

  test.each([404, 410])('%i: removed', async (status) => {
    expect(await statusesAfter(() => new Response(null, { status }))).toEqual([404, 404])
  })
})

test('no data of the visitor is sent to the host of an image', async () => {
  const { ask, backend, requests } = openSite({ '/media/a.png': picture() })
  await ask(sized(320, `${backend}/media/a.png`), {
    headers: { cookie: 'st1_session=tok', authorization: 'Bearer x' },
  })
  expect([...(requests[0]?.headers.keys() ?? [])].toSorted()).toEqual(['accept', 'x-st1-locale'])
})
