import type { RichTextBlock } from '#shared/contract/block.ts'
import { classNames } from '../class-names.ts'
import { useAnchor } from '../page/anchors-context.tsx'
import { RichText } from '../rich-text/rich-text.tsx'
import type { BlockProps } from './block-props.ts'
import { Section } from './section.tsx'

/** Rich text. On wide screens its titles are in their own column. */
export function RichTextBlockView({ block }: BlockProps<RichTextBlock>) {
  const { title, text } = block
  return (
    <Section
      className={classNames('content-text', title && 'content-section--split')}
      title={title}
      anchor={useAnchor(block)}
    >
      {text.content.length > 0 && (
        <RichText
          document={text}
          top={title ? 3 : 2}
          className={title ? undefined : 'content-text-columns'}
        />
      )}
    </Section>
  )
}
