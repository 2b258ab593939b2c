import { useState } from 'react'
import type { ShownForm } from '#shared/navigation/shown-page.ts'
import { Section } from '../content/blocks/section.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { ContentForm } from './content-form.tsx'
import { FormSent } from './form-sent.tsx'

/** A form of the content: the form, and once it is sent, in its place, what the visitor is told. */
export default function FormView({ block }: { block: ShownForm }) {
  const { form, answer } = block
  const [sent, setSent] = useState(answer?.kind === 'sent')
  return (
    <Section className="forms" title={form.title} anchor={useAnchor(block)}>
      {sent ? (
        <FormSent form={form} />
      ) : (
        <>
          {form.intro && <RichText className="forms-intro" document={form.intro} top={form.title ? 3 : 2} />}
          <ContentForm form={form} answer={answer?.kind === 'sent' ? undefined : answer} onSent={() => setSent(true)} />
        </>
      )}
    </Section>
  )
}
