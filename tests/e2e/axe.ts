import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** What WCAG 2.2 AA asks for, and more. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** axe finds nothing on the page, or in one part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // the legacy mode does not look into frames: for frames axe opens a blank page each time, which takes as long as all its rules
  expect(page.frames(), 'the page has frames: axe has to look into them').toHaveLength(1)
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(TAGS).include(part).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`),
    `axe at ${page.url()}`,
  ).toEqual([])
}
