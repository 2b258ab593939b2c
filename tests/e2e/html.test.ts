import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import vnuJar from 'vnu-jar'
import { SAMPLED_PAGES } from './embedded-pages.ts'
import { expect, test } from './site-test.ts'

test(
  'the W3C HTML checker finds nothing on any page or on the error page',
  { tag: '@fast' },
  async ({ request }) => {
    test.setTimeout(180_000)
    test.skip(
      !(await javaIsThere()),
      'the HTML checker needs Java: apt-get install default-jre-headless',
    )
    const folder = await mkdtemp(join(tmpdir(), 'html-'))
    try {
      const addresses = [
        ...SAMPLED_PAGES.map(({ address }) => address),
        '/ei-ole',
        '/sv-SE/finns-inte',
      ]
      for (const [index, address] of addresses.entries()) {
        const html = await (
          await request.get(address, { headers: { 'accept-language': 'fi' } })
        ).text()
        // The checker does not know CSS of the last ten years.
        await writeFile(
          join(folder, `${index}.html`),
          html.replace(/(?<=<style[^>]*>).*?(?=<\/style>)/gs, ''),
        )
      }
      const found = await check(folder)
      expect(
        found.map((line) =>
          line.replace(/^.*?(\d+)\.html/, (_, index: string) => addresses[Number(index)] ?? index),
        ),
      ).toEqual([])
    } finally {
      await rm(folder, { recursive: true })
    }
  },
)

/**
 * Elements that a plain page with the same content also needs: no layout boxes, decorative pictures
 * or frames in list items.
 */
const PLAIN =
  ':not(div, span, svg, svg *, [aria-hidden=true], .images-placeholder, li > article, section > header)'

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a page has at most 1.3 times the elements of a plain page of its content', async ({
    page,
  }) => {
    const found: Record<string, number> = {}
    for (const address of [
      '/',
      '/yksityisille',
      '/yksityisille/tuotteet',
      '/sisaltolohkot',
      '/artikkeli',
    ]) {
      await page.goto(address)
      found[address] = (await page.locator('*').count()) / (await page.locator(PLAIN).count())
    }
    expect(Object.entries(found).filter(([, times]) => times > 1.3)).toEqual([])
  })
})

/** The checker's messages, one per line. A failed start is also a message. */
function check(folder: string): Promise<string[]> {
  // React writes `<img/>`, which is valid, but the checker mentions it for every void element.
  const options = [
    '--skip-non-html',
    '--format',
    'gnu',
    '--filterpattern',
    '.*[Tt]railing slash on void elements.*',
  ]
  return new Promise((resolve) => {
    execFile(
      'java',
      ['-XX:TieredStopAtLevel=1', '-Xss2m', '-jar', String(vnuJar), ...options, folder],
      { maxBuffer: 64 << 20 },
      (error, stdout, stderr) => {
        const lines = [
          ...new Set(`${stdout}${stderr}`.split('\n').filter((line) => line.trim() !== '')),
        ].slice(0, 40)
        resolve(lines.length === 0 && error ? [`the checker failed: ${error.message}`] : lines)
      },
    )
  })
}

function javaIsThere(): Promise<boolean> {
  return new Promise((resolve) => execFile('java', ['-version'], (error) => resolve(!error)))
}
