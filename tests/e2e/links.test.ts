import { LOCALE_CODES } from '#shared/locale/locales.ts'
import { SAMPLED_PAGES } from './embedded-pages.ts'
import { expect, test } from './site-test.ts'

const AT_ONCE = 4

for (const locale of LOCALE_CODES) {
  test(`every link of the ${locale} pages points to a page, and every anchor to an element`, async ({
    request,
  }) => {
    const found = new Map<string, string>()
    const documents = new Map<string, string>()
    for (const { address } of SAMPLED_PAGES.filter((page) => page.locale === locale)) {
      const html = await (
        await request.get(address, { headers: { 'accept-language': locale } })
      ).text()
      documents.set(address, html)
      for (const [, href = ''] of html.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
        const url = new URL(href.replaceAll('&amp;', '&'), `http://site.invalid${address}`)
        if (url.origin === 'http://site.invalid')
          found.set(url.pathname + url.search + url.hash, address)
      }
    }
    const broken: string[] = []
    const waiting = [...found]
    await Promise.all(Array.from({ length: AT_ONCE }, checkLinks))
    expect(found.size).toBeGreaterThan(40)
    expect(broken).toEqual([])

    async function checkLinks(): Promise<void> {
      for (let link = waiting.shift(); link; link = waiting.shift()) await checkLink(...link)
    }

    async function checkLink(target: string, from: string): Promise<void> {
      const { pathname, search, hash } = new URL(target, 'http://site.invalid')
      const html = documents.get(pathname) ?? (await read(pathname + search))
      if (html === undefined) broken.push(`${from} → ${target}`)
      else if (hash !== '' && !html.includes(`id="${decodeURIComponent(hash.slice(1))}"`))
        broken.push(`${from} → ${target}: no such anchor`)
      if (html !== undefined) documents.set(pathname, html)
    }

    /** The document at an address; '' for another site, which is not requested. */
    async function read(address: string): Promise<string | undefined> {
      const response = await request.get(address, { maxRedirects: 0 })
      const location = response.headers()['location']
      if (response.status() === 307 && location) {
        const target = new URL(location)
        return target.hostname === 'localhost' ? read(target.pathname + target.search) : ''
      }
      return response.ok() ? response.text() : undefined
    }
  })
}
