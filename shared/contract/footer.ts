import { readLinks } from './card.ts'
import { readImage } from './image.ts'
import { readExternalAddress, readHref } from './read-href.ts'
import { readItems, readList, readOneOf, readRecord, readText } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

/** §2.6: two blocks of two */
const MAX_APP_DOWNLOADS = 4

export type Footer = ReturnType<typeof readFooter>
export type AppDownload = Footer['appDownloads'][number]

export function readFooter(value: unknown) {
  const raw = readRecord(value)
  return {
    iconLinks: readLinks(raw?.['iconLinks']) ?? [],
    linkGroups: readItems(raw?.['linkGroups'], readLinkGroup),
    /** 1 and 2 are the first block, 3 and 4 the business app's (§2.6) */
    appDownloads: readList(raw?.['appDownloads']).slice(0, MAX_APP_DOWNLOADS).map(readAppDownload),
    socialLinks: readItems(raw?.['socialLinks'], readSocialLink),
    extraLinks: readItems(raw?.['extraLinks'], readExtraLink),
  }
}

function readLinkGroup(value: unknown) {
  const raw = readRecord(value)
  const links = readLinks(raw?.['links'])
  return links && { title: readText(raw?.['title']) ?? '', links }
}

/** The place in the list says which app it is, so a broken one stays, with url '' for "not shown". */
function readAppDownload(value: unknown) {
  const raw = readRecord(value)
  const store = readOneOf(['appStore', 'googlePlay'] as const, raw?.['store'])
  const url = store === undefined ? undefined : readExternalAddress(raw?.['url'])
  return withoutAbsent({
    title: readText(raw?.['title']) ?? '',
    store: store ?? ('appStore' as const),
    url: url ?? '',
    image: readImage(raw?.['image']),
  })
}

/** §2.6: those without a url are known and not listed. */
function readSocialLink(value: unknown) {
  const raw = readRecord(value)
  const name = readText(raw?.['name'])
  return name === undefined ? undefined : withoutAbsent({ name, url: readExternalAddress(raw?.['url']) })
}

/** One that would do nothing is dropped. */
function readExtraLink(value: unknown) {
  const raw = readRecord(value)
  const text = readText(raw?.['text'])
  const url = readHref(raw?.['url'])
  const action = readOneOf(['cookieConsent', 'terms'] as const, raw?.['action'])
  if (text === undefined || (url === undefined && action === undefined)) return undefined
  return withoutAbsent({ text, url, action })
}
