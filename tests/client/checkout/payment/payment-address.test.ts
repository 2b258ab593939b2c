import { expect, test } from 'vitest'
import { allowedPaymentAddress } from '#client/checkout/payment/pay.ts'

const HOSTS = ['pay.example.com', 'localhost:8788', 'pay.example.com:8443']

test.each([
  'https://pay.example.com/p/1?x=2',
  'https://pay.example.com:8443/p',
  'http://localhost:8788/pay/1',
  'https://PAY.example.com/',
])(
  'an address with https, or http for localhost, and a host of PAYMENT_HOSTS is allowed: %s',
  (address) => {
    expect(allowedPaymentAddress(address, HOSTS)).toBe(new URL(address).href)
  },
)

test.each([
  ...'http://pay.example.com/p/1 https://evil.example/p/1 http://localhost:9999/'.split(' '),
  ...'https://pay.example.com.evil.example/ https://evil.example/pay.example.com'.split(' '),
  ...'https://pay.example.com@evil.example/ https://user:pw@pay.example.com/'.split(' '),
  ...'https://pay.example.com:444/ javascript:alert(1)//pay.example.com'.split(' '),
  ...'data:text/html,x //pay.example.com/ /pay'.split(' '),
  '',
])('any other address is rejected: %s', (address) => {
  expect(allowedPaymentAddress(address, HOSTS)).toBeUndefined()
})
