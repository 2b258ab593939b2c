import { readLink, readLinks } from './card.ts'
import { type ImageAsset, readImage } from './image.ts'
import { fields, listOf, oneOf, or, type ReadBy, record } from './read-shape.ts'
import { readExternalAddress, readHref } from './read-text.ts'
import { readFlag, readItems, readKey, readList, readRecord, readText } from './read-values.ts'

/** Deeper items are dropped. The header shows two levels, the breadcrumbs a few more. */
const MAX_LEVELS = 8

export interface NavigationItem {
  /** unique in the layout */
  id: string
  /** '' when the item has no page and only groups its children */
  url: string
  text: string
  children: NavigationItem[]
  visibleInNavigation: boolean
  /** of an item at the top: shown in its panel */
  image?: ImageAsset
}

/**
 * The navigation tree. An item needs a text (or an image with alternative text) and either an
 * address or children. Its id is made unique in the tree, because it connects a panel with its
 * button.
 */
function readLevel(
  value: unknown,
  parent: string,
  level: number,
  taken: Set<string>,
): NavigationItem[] {
  if (level > MAX_LEVELS) return []
  return readItems(value, (item, index) => {
    const raw = readRecord(item)
    if (raw === undefined) return undefined
    const image = readImage(raw['image'])
    // its alternative text names an item without text
    const text = readText(raw['text']) ?? image?.alt
    const url = readHref(raw['url']) ?? ''
    const position = `${parent}-${index}`
    let id = readKey(raw['id']) ?? position
    while (taken.has(id)) id = `${id}-${position}`
    taken.add(id)
    const children = readLevel(raw['children'], position, level + 1, taken)
    if (text === undefined || (url === '' && children.length === 0)) return undefined
    // only the panels of the top level show an image, so no other is sent to the browser
    const shown = image && level === 1 ? { image } : {}
    return {
      id,
      url,
      text,
      children,
      visibleInNavigation: readFlag(raw['visibleInNavigation']) ?? true,
      ...shown,
    }
  })
}

/** §2.6: two blocks with two downloads each */
const MAX_APP_DOWNLOADS = 4

export type AppDownload = ReturnType<typeof readAppDownload>

const readAppFields = fields({
  title: or(readText, ''),
  store: oneOf('appStore', 'googlePlay'),
  url: or(readExternalAddress, ''),
  image: readImage,
})

/**
 * The position in the list identifies the app. So an unreadable item stays in the list, with the
 * url '', and is not shown.
 */
function readAppDownload(value: unknown) {
  const { store, ...app } = readAppFields(value)
  return store === undefined ? { ...app, store: 'appStore' as const, url: '' } : { ...app, store }
}

const readExtraLinkFields = record(
  { text: readText },
  { url: readHref, action: oneOf('cookieConsent', 'terms') },
)

/** A link without an address or an action is dropped. */
function readExtraLink(value: unknown) {
  const link = readExtraLinkFields(value)
  return link?.url === undefined && link?.action === undefined ? undefined : link
}

export type Footer = ReturnType<typeof readFooter>

const readFooter = fields({
  iconLinks: or(readLinks, []),
  linkGroups: or(listOf(record({ links: readLinks, title: or(readText, '') })), []),
  /** 1 and 2 are the first block, 3 and 4 the business app (§2.6) */
  appDownloads: (value) => readList(value).slice(0, MAX_APP_DOWNLOADS).map(readAppDownload),
  /** §2.6: a link without a url is not listed */
  socialLinks: or(listOf(record({ name: readText }, { url: readExternalAddress })), []),
  extraLinks: or(listOf(readExtraLink), []),
  /** the company of the site; `facts` are what the law requires: business id, VAT number, register */
  company: record(
    { name: readText },
    { address: readText, facts: or(listOf(record({ label: readText, value: readText })), []) },
  ),
})

export type Layout = ReturnType<typeof readLayout>
export type ErrorLinks = ReadBy<typeof readErrorLinks>

/**
 * The links of the labels on the error page (§2.5); the text of a link is below its label. A label
 * without a link goes to the contact page.
 */
const readErrorLinks = record(
  {},
  {
    reportProblem: readLink,
    /** can be a telephone number: 'tel:…' */
    customerService24h: readLink,
    feedbackContact: readLink,
  },
)

/**
 * The answer of the layout endpoint, read leniently: any other value is an empty layout. Without a
 * logo the site shows the built-in one (§3).
 */
export const readLayout = fields({
  navigation: (value) => readLevel(value, 'nav', 1, new Set()),
  logo: readImage,
  quickNavigation: or(readLinks, []),
  footer: readFooter,
  errorLinks: readErrorLinks,
})
