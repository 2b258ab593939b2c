import { type ReactNode, useEffect } from 'react'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import { checkLogin } from '../customer/customer-store.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { useEndpoint } from '../use-endpoint.ts'

const UNAUTHORIZED = 401

interface CustomerListProps<T> {
  endpoint: EndpointKey
  read: (answer: unknown) => T | undefined
  /** of its messages */
  name: 'orders' | 'cards'
  children: (data: T) => ReactNode
}

/** A list of the customer's: loading, failed, or there. When its endpoint says 401, the login is checked: the page then says that the session has ended. */
export function CustomerList<T>({ endpoint, read, name, children }: CustomerListProps<T>) {
  const t = useTranslate('customer')
  const { data, failed, status, retry } = useEndpoint({ key: endpoint }, read)
  const hasEnded = failed && status === UNAUTHORIZED
  useEffect(() => {
    if (hasEnded) void checkLogin()
  }, [hasEnded])

  if (failed) return <Failed text={t(`${name}.failed`)} retry={retry} />
  if (data) return children(data)
  return (
    <output className="customer-loading" aria-label={t(`${name}.loading`)}>
      <span className="ui-skeleton customer-loading-row" />
      <span className="ui-skeleton customer-loading-row" />
    </output>
  )
}

export function Failed({ text, retry }: { text: string; retry: () => void }) {
  const t = useTranslate()
  return (
    <div className="customer-notice" role="alert">
      <p>{text}</p>
      <button type="button" className="ui-button ui-button-small" onClick={retry}>
        {t('connection.tryAgain')}
      </button>
    </div>
  )
}

/** An empty list, with a link to go on. */
export function Empty({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="customer-empty">
      <p className="customer-empty-title">{title}</p>
      <p>{text}</p>
      {children}
    </div>
  )
}
