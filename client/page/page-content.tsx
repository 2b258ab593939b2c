import { useMemo } from 'react'
import type { ShownContent } from '#shared/navigation/shown-page.ts'
import { AnchorsProvider } from '../content/page/anchors-context.tsx'
import { PageDialogs } from '../content/page/page-dialogs.tsx'
import { headingBlock } from '../content/page/page-heading.ts'
import { pageParts } from '../content/page/page-parts.ts'
import { BrokenPart } from '../errors/broken-part.tsx'
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
      {ownsArticle && <ArticleView article={article} lead={!lead} pageTitle={title} />}
      {body.map((block, index) => (
        <ErrorBoundary key={`${block.contentType}-${index}`} renderFallback={() => <BrokenPart />}>
          <BlockView block={block} page={page} lead={block === lead} />
        </ErrorBoundary>
      ))}
      <PageDialogs cards={dialogs} />
    </AnchorsProvider>
  )
}
