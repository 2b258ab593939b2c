import { readRecord } from '#shared/contract/read-values.ts'
import { type StoredValue, storedValue } from '../storage.ts'

/**
 * What is typed into a form, stored until it is sent or the tab is closed: a reload, Back or a failure loses nothing. It reads as a
 * record of anything: the fields take what they can show.
 */
export function formDraft(formId: string): StoredValue<Readonly<Record<string, unknown>> | undefined, object> {
  return storedValue<ReturnType<typeof readRecord>, object>(`form-draft:${formId}`, readRecord, 'sessionStorage')
}
