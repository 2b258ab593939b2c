import { readLink, readLinks } from './card.ts'
import { readImage } from './image.ts'
import { fields, listOf, oneOf, or, type ReadBy, record } from './read-shape.ts'
import { readExternalAddress, readHref } from './read-text.ts'
import { readFlag, readItems, readKey, readList, readRecord, readText } from './read-values.ts'

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

export type AppDownload = ReturnType<typeof readAppDownload>

const readAppFields = fields({
  title: or(readText, ''),
  store: oneOf('appStore', 'googlePlay'),
  url: or(readExternalAddress, ''),
  image: readImage,
})

/** The position says which app it is, so a broken one stays, with url '' for "not shown". */
function readAppDownload(value: unknown) {
  const { store, ...app } = readAppFields(value)
  return store === undefined ? { ...app, store: 'appStore' as const, url: '' } : { ...app, store }
}

const readExtraLinkFields = record({ text: readText }, { url: readHref, action: oneOf('cookieConsent', 'terms') })

/** One that would do nothing is dropped. */
function readExtraLink(value: unknown) {
  const link = readExtraLinkFields(value)
  return link?.url === undefined && link?.action === undefined ? undefined : link
}

export type Footer = ReturnType<typeof readFooter>

const readFooter = fields({
  iconLinks: or(readLinks, []),
  linkGroups: or(listOf(record({ links: readLinks, title: or(readText, '') })), []),
  /** 1 and 2 are the first block, 3 and 4 the business app's (§2.6) */
  appDownloads: (value) => readList(value).slice(0, MAX_APP_DOWNLOADS).map(readAppDownload),
  /** §2.6: those without a url are known and not listed */
  socialLinks: or(listOf(record({ name: readText }, { url: readExternalAddress })), []),
  extraLinks: or(listOf(readExtraLink), []),
  /** whose site it is, and what the law asks to be said of it, each with its name: business id, VAT number, register */
  company: record({ name: readText }, { address: readText, facts: or(listOf(record({ label: readText, value: readText })), []) }),
})

export type Layout = ReturnType<typeof readLayout>
export type ErrorLinks = ReadBy<typeof readErrorLinks>

/**
 * Where the labels of the error page lead (§2.5); a link's text stands under its label. Each by itself: without a link of its own one leads to
 * the contact page.
 */
const readErrorLinks = record(
  {},
  {
    reportProblem: readLink,
    /** may be a telephone number: 'tel:…' */
    customerService24h: readLink,
    feedbackContact: readLink,
  },
)

/** The layout endpoint's answer, read leniently; whatever is no layout is an empty one. Without a logo the site shows its own (§3). */
export const readLayout = fields({
  navigation: (value) => readLevel(value, 'nav', 1, new Set()),
  logo: readImage,
  quickNavigation: or(readLinks, []),
  footer: readFooter,
  errorLinks: readErrorLinks,
})
