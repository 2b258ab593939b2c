import { type ReactNode, useEffect } from 'react'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import { checkLogin } from '../customer/customer-store.ts'
import { useEndpoint } from '../endpoints/use-endpoint.ts'
import { useTranslate } from '../i18n/use-translate.ts'
import { NotLoaded } from '../ui/not-loaded.tsx'
import { Skeleton } from '../ui/skeleton.tsx'

const UNAUTHORIZED = 401

interface CustomerListProps<T> {
  endpoint: EndpointKey
  read: (answer: unknown) => T | undefined
  /** the key of the list's texts */
  name: 'orders' | 'cards'
  children: (data: T) => ReactNode
}

/**
 * Orders or cards of the customer. After a 401 the login is checked again, and the page says that
 * the session has ended.
 */
export function CustomerList<T>({ endpoint, read, name, children }: CustomerListProps<T>) {
  const t = useTranslate('customer')
  const { data, failed, status, retry } = useEndpoint({ key: endpoint }, read)
  const hasEnded = failed && status === UNAUTHORIZED
  useEffect(() => {
    if (hasEnded) void checkLogin()
  }, [hasEnded])

  if (failed) return <NotLoaded text={t(`${name}.failed`)} tryAgain={retry} />
  if (data) return children(data)
  return (
    <Skeleton
      label={t(`${name}.loading`)}
      className="ui-stack ui-gap-4"
      parts={['customer-loading-part', 'customer-loading-part']}
    />
  )
}

/** An empty list. `children` is a link to the next step. */
export function Empty({
  name,
  children,
}: Pick<CustomerListProps<unknown>, 'name'> & { children: ReactNode }) {
  const t = useTranslate('customer')
  return (
    <div className="customer-empty ui-stack ui-card">
      <p className="ui-large ui-strong">{t(`${name}.none`)}</p>
      <p>{t(`${name}.noneHelp`)}</p>
      {children}
    </div>
  )
}
