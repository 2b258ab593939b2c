import { readLinkTarget } from './card.ts'
import { readMoment } from './dates.ts'
import { readImage } from './image.ts'
import { readRichText } from './read-rich-text.ts'
import { readItems, readKey, readRecord, readText } from './read-values.ts'
import { withoutAbsent } from './without-absent.ts'

export type Article = NonNullable<ReturnType<typeof readArticle>>

/** undefined when it has neither a title nor words. */
export function readArticle(value: unknown) {
  const raw = readRecord(value)
  const title = readText(raw?.['title'])
  const articleContent = readRichText(raw?.['articleContent'], readLinkTarget)
  if (raw === undefined || (title === undefined && articleContent === undefined)) return undefined
  return withoutAbsent({
    id: readKey(raw['id']) ?? '',
    title: title ?? '',
    byline: readText(raw['byline']),
    image: readImage(raw['image']),
    alt: readText(raw['alt']),
    created: readMoment(raw['created']),
    articleContent: articleContent ?? { nodeType: 'document' as const, content: [] },
    tags: readItems(raw['tags'], readText),
  })
}
