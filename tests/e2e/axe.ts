import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The rules of WCAG 2.2 AA and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds no violation on the page or in a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // The legacy mode skips frames. With frames axe opens a blank page each time, which takes as long as all its rules.
  expect(page.frames(), 'the page has frames, which axe skips').toHaveLength(1)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).include(part).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    `axe at ${page.url()}`,
  ).toEqual([])
}
