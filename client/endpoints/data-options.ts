import { notificationMessageKey } from '#shared/errors/http-status.ts'
import type { MessageKey } from '#shared/messages/messages.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { notificationStore, notify } from '../notifications/notification-store.ts'
import { SWR_OPTIONS } from '../ui/swr-options.ts'
import { EndpointError } from './call-endpoint.ts'

const UNAUTHORIZED = 401

/**
 * SWR's settings for an endpoint: a failure shows a notification with the message of its status
 * (§8).
 */
export function useDataOptions() {
  const t = useTranslate()

  function onError(error: unknown): void {
    // while offline, the offline notice is enough
    const key = navigator.onLine ? failureMessage(error) : undefined
    const message = key && t(key)
    if (message && !notificationStore.notifications.some((shown) => shown.message === message))
      notify(message, 'error')
  }

  return { ...SWR_OPTIONS, onError }
}

/**
 * The message of an EndpointError. Undefined for any other error, and for 401: then my pages say
 * that the session has ended.
 */
export function failureMessage(error: unknown): MessageKey | undefined {
  if (!(error instanceof EndpointError) || error.status === UNAUTHORIZED) return undefined
  return notificationMessageKey(error.status)
}
