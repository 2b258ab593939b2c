// A card holds links, and a link may open a dialog with a card (§2.7): the two are read together.
import { readImage } from './image.ts'
import { readProduct } from './product.ts'
import { readHref, readSitePath } from './read-text.ts'
import { readRichText } from './read-rich-text.ts'
import { readFlag, readKey, readRecord, readSomeItems, readText, withoutAbsent } from './read-values.ts'
import type { Card, ContentLink, LinkTarget } from './rich-text.ts'

/** A dialog's card may open a dialog with a card; beyond this many the link is dropped. */
const MAX_DIALOGS = 4

const COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i

/** undefined when nothing of it can be shown. Its id may be '': page.ts gives each card of a page its own. */
export function readCard(value: unknown): Card | undefined {
  return readCardWithin(value, 0)
}

export function readLink(value: unknown): ContentLink | undefined {
  return readLinkWithin(value, 0)
}

export function readLinks(value: unknown): ContentLink[] | undefined {
  return readSomeItems(value, readLink)
}

export function readLinkTarget(value: unknown): LinkTarget | undefined {
  return readTargetWithin(value, 0)
}

function readCardWithin(value: unknown, dialogs: number): Card | undefined {
  const raw = readRecord(value)
  if (raw === undefined) return undefined
  const shown = {
    title: readText(raw['title']),
    text: readRichText(raw['text'], (target) => readTargetWithin(target, dialogs)),
    image: readImage(raw['image']),
    links: readSomeItems(raw['links'], (link) => readLinkWithin(link, dialogs)),
    product: readProduct(raw['product']),
  }
  if (Object.values(shown).every((part) => part === undefined)) return undefined
  const color = readText(raw['color'])
  return withoutAbsent({
    contentType: 'card' as const,
    id: readKey(raw['id']) ?? '',
    ...shown,
    color: color !== undefined && COLOR.test(color) ? color : undefined,
  })
}

/** A link needs somewhere to go, and a name: its text, or what its picture says. */
function readLinkWithin(value: unknown, dialogs: number): ContentLink | undefined {
  const raw = readRecord(value)
  if (raw === undefined) return undefined
  const target = readTargetWithin(raw['target'], dialogs)
  const image = readImage(raw['image'])
  const text = readText(raw['text']) ?? image?.alt
  if (target === undefined || text === undefined) return undefined
  return withoutAbsent({ text, target, image, sameTab: readFlag(raw['sameTab']) })
}

function readTargetWithin(value: unknown, dialogs: number): LinkTarget | undefined {
  if (typeof value === 'string') return readHref(value)
  const raw = readRecord(value)
  const contentType = raw?.['contentType']
  if (raw === undefined) return undefined
  if (contentType === 'standardPage' || contentType === 'articlePage') {
    const slug = readSitePath(raw['slug'])
    return slug === undefined ? undefined : { contentType, slug }
  }
  if (contentType === 'internalLink') {
    const url = readHref(raw['url'])
    if (url === undefined) return undefined
    // An absolute address filed as an internal link is what it is: external.
    return /^[/?#]/.test(url) ? { contentType, url } : url
  }
  return contentType === 'card' && dialogs < MAX_DIALOGS ? readCardWithin(raw, dialogs + 1) : undefined
}
