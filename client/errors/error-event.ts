import { maskPath } from '#shared/privacy/mask-emails.ts'
import { statusName } from './status-name.ts'

/** §8: the parameters of the error's analytics event. */
export function errorEvent(status: number, text: string) {
  return {
    error_code: `${status} ${statusName(status)}`,
    error_status: status,
    error_text: maskPath(text),
    error_type: status === 404 ? 'struggle' : 'exception',
  }
}
