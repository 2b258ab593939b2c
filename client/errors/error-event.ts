import { maskPath } from '#shared/privacy/mask-emails.ts'

const STATUS_NAMES: Record<number, string> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  410: 'GONE',
  414: 'URI_TOO_LONG',
  429: 'TOO_MANY_REQUESTS',
  500: 'INTERNAL_SERVER_ERROR',
  501: 'NOT_IMPLEMENTED',
  502: 'BAD_GATEWAY',
  503: 'SERVICE_UNAVAILABLE',
  504: 'GATEWAY_TIMEOUT',
}

/** §8: the parameters of the error's analytics event. */
export function errorEvent(status: number, text: string) {
  const name = STATUS_NAMES[status] ?? (status >= 500 ? 'SERVER_ERROR' : 'CLIENT_ERROR')
  return {
    error_code: `${status} ${name}`,
    error_status: status,
    error_text: maskPath(text),
    error_type: status === 404 ? 'struggle' : 'exception',
  }
}
