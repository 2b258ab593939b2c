import { readLink, readLinks } from './card.ts'
import { readImage } from './image.ts'
import { readFlag, readItems, readKey, readList, readOneOf, readRecord, readText, withoutAbsent } from './read-values.ts'
import { readExternalAddress, readHref } from './read-text.ts'

export type Layout = ReturnType<typeof readLayout>
export type ErrorLinks = NonNullable<Layout['errorLinks']>

/** The layout endpoint's answer, read leniently; whatever is no layout is an empty one. Without a logo the site shows its own (§3). */
export function readLayout(value: unknown) {
  const raw = readRecord(value)
  return withoutAbsent({
    navigation: readLevel(raw?.['navigation'], 'nav', 1, new Set()),
    logo: readImage(raw?.['logo']),
    quickNavigation: readLinks(raw?.['quickNavigation']) ?? [],
    footer: readFooter(raw?.['footer']),
    errorLinks: readErrorLinks(raw?.['errorLinks']),
  })
}

/**
 * Where the labels of the error page lead (§2.5); a link's text stands under its label. Each by itself: without a link of its own one leads to
 * the contact page.
 */
function readErrorLinks(value: unknown) {
  const raw = readRecord(value)
  if (raw === undefined) return undefined
  return withoutAbsent({
    reportProblem: readLink(raw['reportProblem']),
    /** may be a telephone number: 'tel:…' */
    customerService24h: readLink(raw['customerService24h']),
    feedbackContact: readLink(raw['feedbackContact']),
  })
}

/** Deeper items are dropped: the header shows two levels, the breadcrumbs a few more. */
const MAX_LEVELS = 8

export interface NavigationItem {
  /** unique in the layout */
  id: string
  /** '' when there is no page of its own: the item only names its children */
  url: string
  text: string
  children: NavigationItem[]
  visibleInNavigation: boolean
}

/**
 * The navigation tree. An item needs a text (or a picture that says one) and either an address or children; its id is made unique in
 * the tree, since panels and their buttons are tied together by it.
 */
function readLevel(value: unknown, parent: string, level: number, taken: Set<string>): NavigationItem[] {
  if (level > MAX_LEVELS) return []
  return readItems(value, (item, index) => {
    const raw = readRecord(item)
    if (raw === undefined) return undefined
    // §3's picture of an item is drawn nowhere, and so not sent to the browser: what it says names an item without a text
    const text = readText(raw['text']) ?? readImage(raw['image'])?.alt
    const url = readHref(raw['url']) ?? ''
    const position = `${parent}-${index}`
    let id = readKey(raw['id']) ?? position
    while (taken.has(id)) id = `${id}-${position}`
    taken.add(id)
    const children = readLevel(raw['children'], position, level + 1, taken)
    if (text === undefined || (url === '' && children.length === 0)) return undefined
    return { id, url, text, children, visibleInNavigation: readFlag(raw['visibleInNavigation']) ?? true }
  })
}

/** §2.6: two blocks of two */
const MAX_APP_DOWNLOADS = 4

export type Footer = ReturnType<typeof readFooter>
export type AppDownload = Footer['appDownloads'][number]

function readFooter(value: unknown) {
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

/** The position says which app it is, so a broken one stays, with url '' for "not shown". */
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
