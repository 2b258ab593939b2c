import { useLayoutEffect, useRef, useState } from 'react'
import type { FormDefinition } from '#shared/contract/form.ts'
import type { FormReceipt } from '#shared/forms/check-form.ts'
import { formatDate, formatTime } from '#shared/locale/format-date.ts'
import type { ShownForm } from '#shared/navigation/shown-page.ts'
import type { BlockProps } from '../content/blocks/block-props.ts'
import { Section } from '../content/blocks/section.tsx'
import { useAnchor } from '../content/page/anchors-context.tsx'
import { RichText } from '../content/rich-text/rich-text.tsx'
import { useLocale, useTranslate } from '../i18n/use-translate.ts'
import { formDraft } from '../ui/draft.ts'
import { Icon } from '../ui/icon.tsx'
import { ContentForm } from './content-form.tsx'
import { EnteredValues } from './entered-values.tsx'
import { EstimateView } from './estimate-view.tsx'

/** A form of the content, or the confirmation after it is sent. */
export default function FormView({ block }: BlockProps<ShownForm>) {
  const { form, answer } = block
  const [sent, setSent] = useState(answer?.kind === 'sent' ? answer : undefined)
  // equal on the server and in the browser; the content's id may be any text
  const id = `form-${form.id.replace(/[^\w-]/g, '-')}`
  return (
    <Section className="forms" title={form.title} anchor={useAnchor(block)}>
      {sent ? (
        <FormSent
          id={id}
          form={form}
          reference={sent.reference}
          receipt={form.confirm && sent.receipt}
        />
      ) : (
        <>
          {form.intro && (
            <RichText className="forms-intro" document={form.intro} top={form.title ? 3 : 2} />
          )}
          <ContentForm
            id={id}
            form={form}
            answer={answer?.kind === 'sent' ? undefined : answer}
            onSent={(receipt, reference) => setSent({ kind: 'sent', receipt, reference })}
          />
        </>
      )}
    </Section>
  )
}

interface FormSentProps {
  id: string
  form: FormDefinition
  /** the number to use when asking about the submission */
  reference: string | undefined
  /** only for a form with confirmation: the sent values and the time */
  receipt: FormReceipt | undefined
}

/** Takes the focus, so that screen readers read it. */
function FormSent({ id, form, reference, receipt }: FormSentProps) {
  const t = useTranslate('forms')
  const locale = useLocale()
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    formDraft(form.id).remove()
    box.current?.focus()
  }, [form.id])

  const Heading = form.title ? 'h3' : 'h2'
  return (
    <div ref={box} id={id} className="forms-sent ui-panel" tabIndex={-1}>
      <Icon name="success" className="forms-sent-icon" />
      <Heading className="forms-sent-title">{form.successTitle ?? t('forms.submitted')}</Heading>
      {reference && (
        <p>
          {t('forms.reference')}: <strong>{reference}</strong>
        </p>
      )}
      {receipt && (
        <>
          <p>
            {t('forms.received', {
              date: formatDate(receipt.received, locale),
              time: formatTime(receipt.received, locale),
            })}
          </p>
          {receipt.mailed !== undefined && (
            <p>{t(receipt.mailed ? 'forms.mailed' : 'forms.notMailed')}</p>
          )}
          <EnteredValues fields={form.fields} values={receipt.values} />
          {form.estimate && (
            <EstimateView form={form} estimate={form.estimate} values={receipt.values} />
          )}
        </>
      )}
      {form.successText && <RichText document={form.successText} top={form.title ? 4 : 3} />}
    </div>
  )
}
