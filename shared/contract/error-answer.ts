import { readRecord, readText } from './read-values.ts'

/** What a failed call may say. The code may be acted on; the message is the backend's own and never shown to a visitor. */
export interface ErrorAnswer {
  error: { code: string; message?: string }
}

export function readErrorCode(answer: unknown): string | undefined {
  return readText(readRecord(readRecord(answer)?.['error'])?.['code'])
}
