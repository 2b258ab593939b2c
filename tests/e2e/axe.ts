import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './site-test.ts'

/** The rules of WCAG 2.2 AA and best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * axe finds no violation on the page or in a part of it. Contrast is measured in both colour
 * schemes.
 */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  // The legacy mode skips frames. With frames axe opens a blank page each time, which takes as long
  // as all its rules.
  expect(page.frames(), 'the page has frames, which axe skips').toHaveLength(1)
  const axe = () => new AxeBuilder({ page }).setLegacyMode().include(part)
  await useScheme(page, scheme)
  await expectNone(page, axe().withTags(TAGS), scheme)
  const other = scheme === 'dark' ? 'light' : 'dark'
  await useScheme(page, other)
  await expectNone(page, axe().withRules('color-contrast'), other)
  // the next measurement must find the colours of its scheme
  await useScheme(page, scheme)
  await page.emulateMedia({ reducedMotion: null })
}

/** The contrast of every text in a part of the page is sufficient in both colour schemes. */
export async function expectContrast(page: Page, part: string): Promise<void> {
  for (const scheme of ['dark', 'light'] as const) {
    await useScheme(page, scheme)
    await expectNone(
      page,
      new AxeBuilder({ page }).setLegacyMode().include(part).withRules('color-contrast'),
      scheme,
    )
  }
}

async function expectNone(page: Page, axe: AxeBuilder, scheme: string): Promise<void> {
  // a list that loads is dimmed
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
  const { violations } = await axe.analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 160)} ${any[0]?.message ?? ''}`),
  )
  expect(found, `axe at ${page.url()} in the ${scheme} scheme`).toEqual([])
}

/**
 * Changes the colour scheme. Reduced motion prevents transitions, so that no colour between the two
 * is measured.
 */
async function useScheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  await page.evaluate(async () => {
    // without it the parts that are not in view keep the colours of the other scheme
    // (page/page-view.css)
    document.documentElement.dataset['whole'] = ''
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}
