import { readImage } from './image.ts'
import { readHref } from './read-href.ts'
import { readFlag, readItems, readKey, readRecord, readText } from './read-values.ts'

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
export function readNavigation(value: unknown): NavigationItem[] {
  return readLevel(value, 'nav', 1, new Set())
}

function readLevel(value: unknown, parent: string, level: number, taken: Set<string>): NavigationItem[] {
  if (level > MAX_LEVELS) return []
  return readItems(value, (item, index) => {
    const raw = readRecord(item)
    if (raw === undefined) return undefined
    // §3's picture of an item is drawn nowhere, and so not sent to the browser: what it says names an item without a text
    const text = readText(raw['text']) ?? readImage(raw['image'])?.alt
    const url = readHref(raw['url']) ?? ''
    const place = `${parent}-${index}`
    let id = readKey(raw['id']) ?? place
    while (taken.has(id)) id = `${id}-${place}`
    taken.add(id)
    const children = readLevel(raw['children'], place, level + 1, taken)
    if (text === undefined || (url === '' && children.length === 0)) return undefined
    return { id, url, text, children, visibleInNavigation: readFlag(raw['visibleInNavigation']) ?? true }
  })
}
