import { readRecord } from '#shared/contract/read-values.ts'
import { type StoredValue, storedValue } from '../storage/storage.ts'

/**
 * The input of a form, stored until the form is sent or the tab closes, so that a reload, Back or a
 * failure loses nothing. It is read as a record of unknown values. Each field ignores a value that
 * it cannot show.
 */
export function formDraft(
  formId: string,
): StoredValue<Readonly<Record<string, unknown>> | undefined, object> {
  return storedValue<ReturnType<typeof readRecord>, object>(
    `form-draft:${formId}`,
    readRecord,
    'sessionStorage',
  )
}
