import { expect, test } from 'vitest'
import { breakpointFlags } from '#client/ui/breakpoints.ts'

test.each([
  [319, []],
  [320, ['smallMobile']],
  [480, ['smallMobile', 'mobile']],
  [768, ['smallMobile', 'mobile', 'largeMobile']],
  [992, ['smallMobile', 'mobile', 'largeMobile', 'smallDesktop']],
  [1200, ['smallMobile', 'mobile', 'largeMobile', 'smallDesktop', 'desktop']],
  [1600, ['smallMobile', 'mobile', 'largeMobile', 'smallDesktop', 'desktop', 'largeDesktop']],
])('a window %i px wide has reached the breakpoints of §9: %j', (width, expected) => {
  const reached = Object.entries(breakpointFlags(width)).filter(([, flag]) => flag)
  expect(reached.map(([name]) => name)).toEqual(expected)
})
