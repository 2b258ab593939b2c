// A card has links, and a link may open a dialog with a card (§2.7), so both are read in one file.

import { readImage } from './image.ts'
import { readProduct } from './product.ts'
import { readRichText } from './read-rich-text.ts'
import { fields, firstOf, oneOf, or, type Reader, record, someOf } from './read-shape.ts'
import { readHref, readSitePath } from './read-text.ts'
import { readColor, readFlag, readKey, readText } from './read-values.ts'
import type { Card, ContentLink, LinkTarget, RichTextDocument } from './rich-text-document.ts'

/** The card in a dialog may open another dialog. Links to deeper dialogs are dropped. */
const MAX_DIALOGS = 4

const readInternalLink = record({ contentType: oneOf('internalLink'), url: readHref })
const readCardKind = record({ contentType: oneOf('card') })
const readOwnFields = fields({
  contentType: () => 'card' as const,
  id: or(readKey, ''),
  color: readColor,
})

interface CardReaders {
  /**
   * undefined when it has nothing to show. Its id may be '': page.ts makes the ids of a page
   * unique.
   */
  readCard: Reader<Card>
  readLink: Reader<ContentLink>
  readLinkTarget: Reader<LinkTarget>
  /** rich text, whose links may open dialogs */
  readDocument: Reader<RichTextDocument>
}

export const { readCard, readLink, readLinkTarget, readDocument } = readersWithin(0)
export const readLinks = someOf(readLink)

/** The readers for content inside `dialogs` nested dialogs. */
function readersWithin(dialogs: number): CardReaders {
  const readDialog = dialogs < MAX_DIALOGS ? readersWithin(dialogs + 1).readCard : () => undefined
  const readLinkTarget = firstOf(
    readHref,
    record({ contentType: oneOf('standardPage', 'articlePage'), slug: readSitePath }),
    readInternalTarget,
    (value) => readCardKind(value) && readDialog(value),
  )
  const readDocument = (value: unknown) => readRichText(value, readLinkTarget)

  /** A link needs a target and a name: its text, or the alternative text of its image. */
  const readLinkFields = record(
    { target: readLinkTarget },
    { text: readText, image: readImage, sameTab: readFlag },
  )
  const readLink = (value: unknown) => {
    const link = readLinkFields(value)
    const text = link?.text ?? link?.image?.alt
    return link && text !== undefined ? { ...link, text } : undefined
  }

  const readShownFields = fields({
    title: readText,
    text: readDocument,
    image: readImage,
    links: someOf(readLink),
    product: readProduct,
  })
  const readCard = (value: unknown) => {
    const shown = readShownFields(value)
    return Object.keys(shown).length === 0 ? undefined : { ...readOwnFields(value), ...shown }
  }

  return { readCard, readLink, readLinkTarget, readDocument }
}

/** An internal link with an absolute address is an external link. */
function readInternalTarget(value: unknown) {
  const link = readInternalLink(value)
  return link && !/^[/?#]/.test(link.url) ? link.url : link
}
