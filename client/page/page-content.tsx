import { useMemo } from 'react'
import type { Card } from '#shared/contract/rich-text.ts'
import { headingBlock } from '#shared/navigation/page-heading.ts'
import type { ShownContent } from '#shared/navigation/shown-page.ts'
import { CardDetail } from '../content/cards/card-detail.tsx'
import { AnchorsProvider, useAnchor } from '../content/page/anchors-context.tsx'
import { pageParts } from '../content/page/page-parts.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { BlockView } from './block-view.tsx'
import { ArticleView } from './lazy-blocks.ts'

/** A page of the content service: its blocks in order, under exactly one h1. */
export function PageContent({ page }: { page: ShownContent }) {
  const { anchors, dialogs } = useMemo(() => pageParts(page), [page])
  const { article, body, title } = page
  const lead = headingBlock(page)
  const ownsArticle = article !== undefined && !body.some((block) => block.contentType === 'articleBlock')
  return (
    <AnchorsProvider value={anchors}>
      {!lead && !ownsArticle && (
        <header className="content-page-head">
          <h1 className="content-page-title">{title}</h1>
        </header>
      )}
      {ownsArticle && <ArticleView article={article} lead={!lead} pageTitle={title} related={page.related} />}
      {body.map((block, index) => (
        <ErrorBoundary key={`${block.contentType}-${index}`} renderFallback={() => <BrokenBlock />}>
          <BlockView block={block} page={page} lead={block === lead} />
        </ErrorBoundary>
      ))}
      {dialogs.map((card, index) => (
        <CardPopover key={`${card.id}-${index}`} card={card} />
      ))}
    </AnchorsProvider>
  )
}

/** A card that a link of the page opens as a dialog (§2.7), for a browser without JavaScript. */
function CardPopover({ card }: { card: Card }) {
  return (
    <dialog id={useAnchor(card)} className="content-popover" popover="auto" aria-label={card.title}>
      <CardDetail card={card} titled />
    </dialog>
  )
}

/** Instead of a block that threw: the rest of the page stays. */
function BrokenBlock() {
  return <p className="errors-part ui-page-width">{useTranslate()('connection.partNotShown')}</p>
}
