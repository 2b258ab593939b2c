import { expect, test } from 'vitest'
import { visitorNetwork } from '#shared/limits/visitor-network.ts'

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:db8::', '2001:db8:0:0::/64'],
  ['unknown', 'unknown'],
  ['', ''],
])('a visitor at %s is counted as %s', (address, network) => {
  expect(visitorNetwork(address)).toBe(network)
})
