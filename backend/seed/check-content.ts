// Checks of the embedded content before it is seeded. Mistakes are named by locale and page.
import type { LocaleCode } from '#shared/locale/locales.ts'
import { stationPath } from '#shared/locale/localized-paths.ts'
import { PAGE_PATHS } from '../content/page-paths.ts'
import { SCENES, SITE_LOGO } from '../content/pictures.ts'
import type { LocaleContent } from '../content/source.ts'
import { STATIONS } from '../content/stations/stations.ts'
import { stationCountries } from '../stations/station-page.ts'
import { checkReading } from './check-reading.ts'
import { type Contents, perLocale } from './contents.ts'
import { walkJson } from './walk-json.ts'

const MEDIA: ReadonlySet<unknown> = new Set([
  SITE_LOGO.src,
  ...Object.keys(SCENES).map((name) => `/media/${name}.webp`),
  '/media/forecourt.webm',
  '/media/forecourt.mp4',
])

/** One sentence per problem; none: the content can be seeded. */
export function checkContents(contents: Contents): string[] {
  return perLocale(contents, (locale, content) =>
    [
      ...checkKeys(content),
      ...checkUnique(content),
      ...checkCardIds(content),
      ...checkLinks(locale, content),
      ...checkMedia(content),
      ...checkReading(locale, content),
    ].map((problem) => `${locale}: ${problem}`),
  )
}

function checkKeys({ pages, articles }: LocaleContent): string[] {
  const written = [...pages, ...articles].map(({ key }) => key)
  const missing = Object.keys(PAGE_PATHS).filter((key) => !written.some((other) => other === key))
  return [...missing.map((key) => `page ${key} is missing`), ...repeated(written).map((key) => `page ${key} is there twice`)]
}

function checkUnique({ pages, articles }: LocaleContent): string[] {
  return [
    ...repeated([...pages, ...articles].map(({ title }) => title)).map((title) => `two pages have the title "${title}"`),
    ...repeated([...pages.map(({ description }) => description), ...articles.map(({ summary }) => summary)]).map(
      (description) => `two pages have the description "${description}"`,
    ),
  ]
}

function checkCardIds({ pages }: LocaleContent): string[] {
  return pages.flatMap(({ key, body }) => {
    const cards = body.flatMap((block) => (block.contentType === 'cardList' ? (block.cards ?? []) : []))
    return repeated(cards.map(({ id }) => id)).map((id) => `page ${key} has two cards with the id ${id}`)
  })
}

function checkLinks(locale: LocaleCode, content: LocaleContent): string[] {
  const known = new Set([...Object.values(PAGE_PATHS).map((row): string => row[locale]), ...stationPathsOf(locale)])
  const problems: string[] = []
  for (const [name, part] of partsOf(content)) {
    walkJson(part, ({ slug, url, uri }) => {
      for (const target of [slug, url, uri]) {
        if (typeof target !== 'string' || !target.startsWith('/')) continue
        const path = target.replace(/[?#].*$/, '')
        if (!known.has(path)) problems.push(`${name} leads to ${path}, which is no page`)
      }
    })
  }
  return problems
}

function stationPathsOf(locale: LocaleCode): string[] {
  const shown = STATIONS.filter(({ summary }) => stationCountries(locale).includes(summary.address.country))
  return shown.map(({ slug }) => stationPath(locale, slug))
}

function checkMedia(content: LocaleContent): string[] {
  const problems: string[] = []
  for (const [name, part] of partsOf(content)) {
    walkJson(part, ({ src }) => {
      if (src !== undefined && !MEDIA.has(src)) problems.push(`${name} shows ${String(src)}, which is no picture`)
    })
  }
  return problems
}

function partsOf({ layout, pages, articles }: LocaleContent): [string, unknown][] {
  return [['the layout', layout], ...[...pages, ...articles].map((page): [string, unknown] => [`page ${page.key}`, page])]
}

function repeated(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}
