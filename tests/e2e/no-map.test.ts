import { expect, test } from './site-test.ts'

// A browser without hardware and software rendering of WebGL.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--disable-gpu', '--disable-software-rasterizer'],
    })
  },
  viewport: { width: 1000, height: 640 },
})

test('without WebGL a sentence replaces the map, and no button links to it', async ({ page }) => {
  await page.goto('/en-EU/stationsearch?view=map')
  await expect(
    page.getByText('The map could not be loaded. You can find every station in the list.'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: /^Directions to/ }).first()).toBeVisible()
  await expect(page.getByRole('button', { name: /on the map$|^Map$/ })).toHaveCount(0)
})
