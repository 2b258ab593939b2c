import { type ReactNode, Suspense, useMemo } from 'react'
import type { Card } from '#shared/contract/rich-text-document.ts'
import { headingBlock } from '#shared/navigation/page-heading.ts'
import type { ShownPage } from '#shared/navigation/shown-page.ts'
import { CardDetail } from '../cards/card-detail.tsx'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Hero } from '../content/blocks/hero.tsx'
import { RichTextBlockView } from '../content/blocks/rich-text-block.tsx'
import { classNames } from '../content/class-names.ts'
import { AnchorsProvider, useAnchor } from '../content/page/anchors-context.tsx'
import { pageParts } from '../content/page/page-parts.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { ErrorBoundary } from '../ui/error-boundary.tsx'
import { BLOCK_VIEWS, blocksOf, kindOf } from './lazy-blocks.ts'

/** A page of the content service: its blocks in order, under exactly one h1. */
export function PageContent({ page }: { page: ShownPage['content'] }) {
  const { anchors, dialogs } = useMemo(() => pageParts(page), [page])
  const blocks = blocksOf(page)
  const lead = headingBlock({ ...page, body: blocks })
  return (
    <AnchorsProvider value={anchors}>
      {!lead && (
        // a class and not :has(), which would apply only once the block has arrived, and move what
        // is painted
        <header className={classOfHead(blocks[0] && kindOf(blocks[0]))}>
          <h1 className="content-page-title">{page.title}</h1>
        </header>
      )}
      {blocks.map((block, index) => (
        <ErrorBoundary key={`${block.contentType}-${index}`} renderFallback={() => <BrokenBlock />}>
          {/* React hydrates each Suspense boundary in its own task. On the server a block that throws leaves its boundary empty. */}
          <Suspense>
            <BlockView block={block} page={page} lead={block === lead} />
          </Suspense>
        </ErrorBoundary>
      ))}
      {dialogs.map((card, index) => (
        <CardPopover key={`${card.id}-${index}`} card={card} />
      ))}
    </AnchorsProvider>
  )
}

/** A block that shows its own title replaces that of the page, which remains for screen readers. */
function classOfHead(next: ReturnType<typeof kindOf> | undefined): string {
  if (next === 'stationLocator') return 'ui-visually-hidden'
  const isReplaced = next === 'customerPages' || next === 'orderStatus'
  return classNames('content-page-head ui-page-width', isReplaced && 'content-page-head--replaced')
}

function BlockView(props: BlockProps): ReactNode {
  const { block } = props
  if (block.contentType === 'hero') return <Hero {...props} block={block} />
  if (block.contentType === 'richText') return <RichTextBlockView {...props} block={block} />
  const View = BLOCK_VIEWS[kindOf(block)]
  return View && <View {...props} />
}

/** A card that a link of the page opens as a dialog (§2.7), for browsers without JavaScript. */
function CardPopover({ card }: { card: Card }) {
  return (
    <dialog id={useAnchor(card)} className="cards-popover" popover="auto" aria-label={card.title}>
      <CardDetail card={card} titled />
    </dialog>
  )
}

/** Replaces a block that threw. The rest of the page stays. */
function BrokenBlock() {
  return <p className="errors-part ui-page-width">{useTranslate()('connection.partNotShown')}</p>
}
