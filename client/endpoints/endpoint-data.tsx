import type { ReactNode } from 'react'
import { SWRConfig, type SWRConfiguration } from 'swr'
import { notificationMessageKey } from '#shared/errors/http-status.ts'
import type { MessageKey } from '#shared/messages/messages.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { notificationStore, notify } from '../notifications/notification-store.ts'
import { EndpointError } from './call-endpoint.ts'

const OPTIONS: SWRConfiguration = {
  // SWR's default cache is global: at the edge all visitors would share it
  provider: () => new Map(),
  revalidateIfStale: false,
  revalidateOnFocus: false,
  shouldRetryOnError: false,
}
const UNAUTHORIZED = 401

/**
 * SWR's settings for the whole page. An endpoint that fails shows a notification with the message
 * of its status (§8).
 */
export function EndpointData({ children }: { children: ReactNode }) {
  const t = useTranslate()

  function onError(error: unknown): void {
    // while offline, the offline notice is enough
    const key = navigator.onLine ? failureMessage(error) : undefined
    const message = key && t(key)
    if (message && !notificationStore.notifications.some((shown) => shown.message === message))
      notify(message, 'error')
  }

  return <SWRConfig value={{ ...OPTIONS, onError }}>{children}</SWRConfig>
}

/**
 * The message of an EndpointError. Undefined for any other error, and for 401: then my pages say
 * that the session has ended.
 */
export function failureMessage(error: unknown): MessageKey | undefined {
  if (!(error instanceof EndpointError) || error.status === UNAUTHORIZED) return undefined
  return notificationMessageKey(error.status)
}
