import { LOCALE_CODES, LOCALES, type LocaleCode } from '#shared/locale/locales.ts'
import type { LocaleOrigins } from '../app-env.ts'
import type { ListedPage } from '../site/listed-page.ts'
import { absoluteAddress } from '../site/site-origin.ts'

export function sitemapIndexXml(addresses: string[]): string {
  const entries = addresses.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`
}

/** A locale's pages, each with the addresses of the same page in the other languages. */
export function sitemapXml(pages: ListedPage[], locale: LocaleCode, origin: string, origins: LocaleOrigins): string {
  const address = (code: LocaleCode, path: string) => escapeXml(absoluteAddress(code, path, origin, origins))
  const entries = pages.map(({ path, localizedPagePaths }) => {
    const paths = { ...localizedPagePaths, [locale]: path }
    const alternates = LOCALE_CODES.flatMap((code) => {
      const localPath = paths[code]
      return localPath === undefined
        ? []
        : `<xhtml:link rel="alternate" hreflang="${LOCALES[code].htmlLang}" href="${address(code, localPath)}"/>`
    })
    return `<url><loc>${address(locale, path)}</loc>${alternates.length > 1 ? alternates.join('') : ''}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`
}

function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
