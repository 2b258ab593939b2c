import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  endpointKeys,
  endpointPath,
  ENDPOINTS,
  findEndpoint,
  proxyAddress,
} from '#shared/contract/endpoints.ts'

test('docs/contract.md lists every endpoint', () => {
  const contract = readFileSync('docs/contract.md', 'utf8')
  const calls = endpointKeys().map(
    (key) => `| \`${ENDPOINTS[key].method} ${ENDPOINTS[key].path.replace(':token', '{token}')}`,
  )
  expect(calls.filter((call) => !contract.includes(call))).toEqual([])
})

describe('every call of §7 goes through /proxy/{endpoint}', () => {
  test.each([
    ['GET', 'api/v1/auth', 'auth'],
    ['GET', 'api/v1/logout', 'logout'],
    ['GET', 'cms/my-pages', 'customer'],
    ['GET', 'cms/my-pages/cards', 'customerCards'],
    ['GET', 'cms-view/v1/content/page', 'page'],
    ['GET', 'cms-view/v1/content/layout', 'layout'],
    ['POST', 'cms-view/v1/search', 'search'],
    ['POST', 'digital-order/v1/cart/validate', 'validateCart'],
    ['POST', 'digital-order/v1/orders/initialize', 'createOrder'],
    ['POST', 'digital-order/v1/orders/complete', 'completeOrder'],
    ['POST', 'api/v1/form/submit', 'submitForm'],
  ])('%s /proxy/%s is the endpoint %s', (method, path, key) => {
    expect(findEndpoint(method, path)).toEqual({ kind: 'endpoint', key })
  })

  test.each([
    ...'/ api/v1/auth/ /api/v1/auth API/v1/auth api/v1 api/v1/auth/../logout'.split(' '),
    ...'cms/my-pages/secret cms/my-pages/:token constructor __proto__'.split(' '),
    '',
  ])('no other path is reachable: %j', (path) => {
    expect(findEndpoint('GET', path)).toEqual({ kind: 'unknown' })
  })

  test.each(['POST', 'PUT', 'DELETE', 'get', 'OPTIONS'])(
    'the page endpoint refuses %s',
    (method) => {
      expect(findEndpoint(method, 'cms-view/v1/content/page')).toEqual({
        kind: 'wrong-method',
        allow: 'GET',
      })
    },
  )
})

test('addresses and method-path pairs are unique, and each endpoint has limits', () => {
  const keys = endpointKeys()
  expect(new Set(keys.map(proxyAddress)).size).toBe(keys.length)
  expect(new Set(keys.map((key) => `${ENDPOINTS[key].method} ${ENDPOINTS[key].path}`)).size).toBe(
    keys.length,
  )
  for (const key of keys) {
    const { method, timeLimitMs, answerLimitBytes, bodyLimitBytes } = ENDPOINTS[key]
    expect(timeLimitMs).toBeLessThanOrEqual(15_000)
    expect(answerLimitBytes).toBeGreaterThan(0)
    expect(bodyLimitBytes > 0).toBe(method === 'POST')
  }
})

test('the token is one encoded segment of the customer endpoint’s path', () => {
  expect(endpointPath('customerCards', 'a b/../?#%')).toBe(
    '/cms/my-pages/a%20b%2F..%2F%3F%23%25/cards',
  )
  expect(endpointPath('customer', '$&')).toBe('/cms/my-pages/%24%26')
  expect(endpointPath('page', 'ignored')).toBe('/cms-view/v1/content/page')
})

test.each([undefined, '', '.', '..', '\ud800'])('the token %j yields no path', (token) => {
  expect(endpointPath('customer', token)).toBeUndefined()
})
