import { readRecord } from '#shared/contract/read-values.ts'
import { type StoredValue, storedValue } from '../storage.ts'

/**
 * The input of a form, stored until it is sent or the tab closes, so that a reload, Back or a failure loses nothing. It is read as a record
 * of unknown values: fields use the values that they can show.
 */
export function formDraft(formId: string): StoredValue<Readonly<Record<string, unknown>> | undefined, object> {
  return storedValue<ReturnType<typeof readRecord>, object>(`form-draft:${formId}`, readRecord, 'sessionStorage')
}
