import { SWRConfig } from 'swr'
import useSWRInfinite from 'swr/infinite'
import { expect, test } from 'vitest'
import { EndpointError } from '#client/endpoints/call-endpoint.ts'
import { failureMessage } from '#client/endpoints/data-options.ts'
import { useEndpoint } from '#client/endpoints/use-endpoint.ts'
import { render } from '../content/render.tsx'

test.each([
  [new EndpointError(500, ''), 'httpMessages.INTERNAL_SERVER_ERROR'],
  [new EndpointError(503, ''), 'messages.something-went-wrong'],
  [new EndpointError(403, ''), 'httpMessages.FORBIDDEN'],
  [new EndpointError(404, ''), 'httpMessages.NOT_FOUND'],
  [new EndpointError(422, ''), 'messages.something-went-wrong'],
  [new EndpointError(undefined, ''), 'messages.something-went-wrong'],
  [new EndpointError(401, ''), undefined],
  [new TypeError('a fault of our own'), undefined],
])('an endpoint that fails shows the message of its status (§8): %s', (error, key) => {
  expect(failureMessage(error)).toBe(key)
})

test('rendering at the edge writes nothing to SWR’s cache, which all visitors of an isolate share', () => {
  function View() {
    useEndpoint({ key: 'paymentMethods' }, () => [])
    useSWRInfinite(
      (index) => `/page/${index}`,
      () => 'an answer',
      { initialSize: 1 },
    )
    return null
  }
  render(<View />)
  expect([...SWRConfig.defaultValue.cache.keys()]).toEqual([])
})
