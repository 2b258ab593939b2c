// What is typed into a form is kept while the tab is open: a reload, a way back, a fault lose nothing. On this device only, and gone once it is sent.
import { readRecord } from '#shared/contract/read-values.ts'
import { storedValue } from '../storage.ts'

export function keepDraft(formId: string, values: object): void {
  draft(formId).write(values)
}

/** Whatever was kept: the fields take of it what they can show. */
export function readDraft(formId: string): Readonly<Record<string, unknown>> | undefined {
  return draft(formId).read()
}

export function forgetDraft(formId: string): void {
  draft(formId).remove()
}

function draft(formId: string) {
  return storedValue<ReturnType<typeof readRecord>, object>(`form-draft:${formId}`, readRecord, 'sessionStorage')
}
