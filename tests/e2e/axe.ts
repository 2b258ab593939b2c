import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** axe for a page without frames: for frames it opens a blank page each time, which takes as long as all its rules. */
export function axe(page: Page): AxeBuilder {
  expect(page.frames(), 'the page has frames: axe has to look into them').toHaveLength(1)
  return new AxeBuilder({ page }).setLegacyMode()
}

/** What WCAG 2.2 AA asks for, and more. */
export const AXE_TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']
