import { useLayoutEffect, useRef } from 'react'
import type { FormDefinition } from '#shared/contract/form.ts'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { Icon } from '../ui/icon.tsx'
import { formDraft } from '../ui/draft.ts'
import { formAnchor } from './form-anchor.ts'
import { useTranslate } from '../i18n/use-translate.ts'

/** Stands where the form stood and takes the focus, so that it is read out. */
export function FormSent({ form }: { form: FormDefinition }) {
  const t = useTranslate('forms')
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    formDraft(form.id).remove()
    box.current?.focus()
  }, [form.id])

  const Heading = form.title ? 'h3' : 'h2'
  return (
    <div ref={box} id={formAnchor(form.id)} className="forms-sent" tabIndex={-1}>
      <Icon name="success" className="forms-sent-icon" />
      <Heading className="forms-sent-title">{form.successTitle ?? t('forms.submitted')}</Heading>
      {form.successText && <RichText document={form.successText} top={form.title ? 4 : 3} />}
    </div>
  )
}
