import { useEffect } from 'react'
import type { EndpointKey } from '#shared/contract/endpoints.ts'
import { type EndpointAnswer, useEndpoint } from '../use-endpoint.ts'
import { checkLogin } from './watch-login.ts'

const UNAUTHORIZED = 401

/** A list of the customer's. A session that turns out to have ended is looked into: the page says so (session-ended.tsx). */
export function useCustomerList<T>(key: EndpointKey, read: (answer: unknown) => T | undefined): EndpointAnswer<T> {
  const answer = useEndpoint({ key }, { read, ownFailure: true })
  const hasEnded = answer.failed && answer.status === UNAUTHORIZED
  useEffect(() => {
    if (hasEnded) void checkLogin()
  }, [hasEnded])
  return answer
}
