import { useLayoutEffect, useRef, useState } from 'react'
import type { FormDefinition } from '#shared/contract/form.ts'
import type { ShownForm } from '#shared/navigation/shown-page.ts'
import { Section } from '../content/blocks/section.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import { formDraft } from '../ui/draft.ts'
import { Icon } from '../ui/icon.tsx'
import { ContentForm } from './content-form.tsx'

/** A form of the content, and what replaces it once it is sent. */
export default function FormView({ block }: { block: ShownForm }) {
  const { form, answer } = block
  const [isSent, setSent] = useState(answer?.kind === 'sent')
  // the same on the server and in the browser; a form's own id may be any text
  const id = `form-${form.id.replace(/[^\w-]/g, '-')}`
  return (
    <Section className="forms" title={form.title} anchor={useAnchor(block)}>
      {isSent ? (
        <FormSent id={id} form={form} />
      ) : (
        <>
          {form.intro && <RichText className="forms-intro" document={form.intro} top={form.title ? 3 : 2} />}
          <ContentForm id={id} form={form} answer={answer?.kind === 'sent' ? undefined : answer} onSent={() => setSent(true)} />
        </>
      )}
    </Section>
  )
}

/** Takes the focus, so that it is read out. */
function FormSent({ id, form }: { id: string; form: FormDefinition }) {
  const t = useTranslate('forms')
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    formDraft(form.id).remove()
    box.current?.focus()
  }, [form.id])

  const Heading = form.title ? 'h3' : 'h2'
  return (
    <div ref={box} id={id} className="forms-sent" tabIndex={-1}>
      <Icon name="success" className="forms-sent-icon" />
      <Heading className="forms-sent-title">{form.successTitle ?? t('forms.submitted')}</Heading>
      {form.successText && <RichText document={form.successText} top={form.title ? 4 : 3} />}
    </div>
  )
}
