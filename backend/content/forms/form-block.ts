import type { FormBlock } from '#shared/contract/block.ts'
import type { FormEstimate } from '#shared/contract/form-estimate.ts'
import type { FormField } from '#shared/contract/form.ts'
import type { ContentLink, RichTextDocument } from '#shared/contract/rich-text-document.ts'

/** The properties of a field that are the same in every language. */
export type FieldShape = Omit<FormField, 'name' | 'label' | 'hint' | 'options'>

/** The texts of a field in one language. The value of an option is its key. */
interface FieldWords {
  label: string
  hint?: string
  options?: Record<string, string>
}

/** The texts of a form in one language. */
export interface FormWords<Shapes> {
  title?: string
  intro?: RichTextDocument
  submitText?: string
  confirm?: { title?: string; text?: RichTextDocument; submitText: string }
  estimate?: FormEstimate
  successTitle: string
  successText: RichTextDocument
  fields: Record<keyof Shapes, FieldWords>
}

export function formBlock<Shapes extends Record<string, FieldShape>>(
  id: string,
  shapes: Shapes,
  words: FormWords<Shapes>,
): FormBlock {
  const { fields, ...texts } = words
  return {
    contentType: 'form',
    form: {
      id,
      ...texts,
      fields: Object.entries(shapes).map(([name, shape]) => ({
        name,
        ...shape,
        ...withOptions(fields[name]),
      })),
    },
  }
}

/** A link to the form with this id on the same page (client/forms/form-view.block.tsx). */
export function toForm(id: string, text: string): ContentLink {
  return { text, target: `#form-${id}` }
}

function withOptions(
  { options, ...words }: FieldWords = { label: '' },
): Pick<FormField, 'label' | 'hint' | 'options'> {
  return {
    ...words,
    ...(options && {
      options: Object.entries(options).map(([value, label]) => ({ value, label })),
    }),
  }
}
