import type { ShownLocator } from '#shared/navigation/shown-page.ts'
import { Section } from '../../content/blocks/section.tsx'
import { useAnchor } from '../../content/page/anchors-context.tsx'
import { Locator } from './locator.tsx'

/** The block of kind stationLocator: search, filters, list and map (§2.4). */
export default function StationLocator({ block }: { block: ShownLocator }) {
  const anchor = useAnchor(block)
  return (
    <Section className="locator" title={block.title} anchor={anchor}>
      {block.start && <Locator start={block.start} />}
    </Section>
  )
}
