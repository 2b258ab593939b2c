import { expect, test } from 'vitest'
import { trackedAddress } from '#client/analytics/tracked-address.ts'

test.each([
  ['https://a.fi/tilaus?orderId=1&signature=x&status=ok', 'https://a.fi/tilaus'],
  ['https://a.fi/login?returnUrl=https%3A%2F%2Fa.fi', 'https://a.fi/login'],
  [
    'https://a.fi/asemahaku?service=MAIN&q=Kotikatu%201&near=60.1,24.9',
    'https://a.fi/asemahaku?service=MAIN',
  ],
  [
    'https://a.fi/?utm_source=letter&utm_campaign=a+b&gclid=1#top',
    'https://a.fi/?utm_source=letter&utm_campaign=a+b&gclid=1',
  ],
  ['https://a.fi/?utm_content=me%40mail.fi&utm_source=x', 'https://a.fi/?utm_source=x'],
  ['https://a.fi/mailto/me@mail.fi/x', 'https://a.fi/mailto/***/x'],
  ['https://a.fi/me%2540mail.fi', 'https://a.fi/***'],
  ['', ''],
  ['no address', ''],
])('%s is sent to statistics as %s', (href, sent) => {
  expect(trackedAddress(href)).toBe(sent)
})
