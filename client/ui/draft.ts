// What is typed into a form is kept while the tab is open: a reload, a way back, a fault lose nothing. On this device only, and gone once it is sent.
import { readRecord } from '#shared/contract/read-values.ts'
import { withTabStorage } from '../ui/tab-storage.ts'

const KEY = 'form-draft:'

export function keepDraft(formId: string, values: object): void {
  withTabStorage((storage) => storage.setItem(KEY + formId, JSON.stringify(values)))
}

/** Whatever was kept: the fields take of it what they can show. */
export function readDraft(formId: string): Readonly<Record<string, unknown>> | undefined {
  return withTabStorage((storage) => readRecord(JSON.parse(storage.getItem(KEY + formId) ?? 'null')))
}

export function forgetDraft(formId: string): void {
  withTabStorage((storage) => storage.removeItem(KEY + formId))
}
