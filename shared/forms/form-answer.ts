import type { FormErrors } from './check-form.ts'
import type { FormValues } from './field-value.ts'

/**
 * What a form came to that was sent without a script: it is drawn again with what was typed and what is wrong with it, with the word that it
 * could not be sent (§8), or as done. It is one visitor's: a page that holds it is kept nowhere.
 */
export type FormAnswer =
  | { kind: 'refused'; values: FormValues; errors: FormErrors }
  | { kind: 'failed'; values: FormValues }
  | { kind: 'sent' }
