// Budgets for the code that a page loads, measured in dist/.

import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, test } from 'vitest'
import { BLOCK_VIEWS, ErrorPage } from '#client/page/lazy-blocks.ts'
import type { Preloaded } from '#client/ui/lazy-block.tsx'
import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'
import { loadMessages, type Namespace } from '#shared/messages/messages.ts'
import { isBuilt } from '../../../scripts/set-up.mjs'

const CLIENT = 'dist/client'
const EVERY_PAGE = ['client/entry-client.tsx', 'client/entry-early.ts']
/** A budget is the measured size plus 2 %, so that an ordinary feature fits. */
const ROOM = 1.02

const views = BLOCK_VIEWS

/** characters of the main style sheet */
const MAIN_SHEET = 49_500

/**
 * The scripts of a page and the messages in its document, in kB gzip. react and react-dom alone are
 * 67.3.
 */
const BUDGETS: [page: string, blocks: (Preloaded | undefined)[], kB: number][] = [
  ['content', [], 103.8],
  ['front', [views.grid, views.articleList], 118.2],
  ['article', [views.articleBlock], 105.7],
  ['error', [ErrorPage], 113.3],
  ['form', [views.form], 116.5],
  // the code of the station page, and more
  ['locator', [views.stationLocator], 141.2],
  ['station', [views.stationHeader], 132.8],
  ['car wash', [views.productList], 114.8],
  ['cart', [views.cart], 118.3],
  ['checkout', [views.checkout], 130.0],
  // also the code of the shop and my pages, but visitors open it only after a purchase
  ['order', [views.orderStatus], 139.4],
  ['my pages', [views.customerPages], 128.2],
  ['search', [views.search], 129.3],
  ['news', [views.grid, views.newsList], 109.0],
  ['saved', [views.savedPages], 104.7],
]

beforeAll(() => {
  if (!isBuilt())
    throw new Error(
      'dist/ is missing or older than the sources: run `npm run build`, then this test again.',
    )
})

test.each(BUDGETS)('a page fits its budget: %s', async (page, views, kB) => {
  const blocks = views.filter((view) => view !== undefined)
  const files = scriptsOf([...EVERY_PAGE, ...blocks.map(({ source }) => source)])
  const sizes = files.map((file): [string, number] => [file, gzipSize(readFileSync(CLIENT + file))])
  sizes.push(['messages', gzipSize(JSON.stringify(await messagesOf(blocks)))])
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
  if (total > kB * 1_000) throw new Error(overBudget(page, total, kB, sizes))
})

test('the style sheet that every document contains fits its budget', () => {
  const { style }: { style: { text: string } } = JSON.parse(
    readFileSync(`${CLIENT}/.vite/document.json`, 'utf8'),
  )
  const message = `The main style sheet has ${style.text.length} characters, at most ${MAIN_SHEET}: move rules to later.css or to a view’s sheet.`
  if (style.text.length > MAIN_SHEET) throw new Error(message)
})

function overBudget(
  page: string,
  total: number,
  kB: number,
  sizes: [file: string, bytes: number][],
): string {
  return [
    `The page "${page}" loads ${kilobytes(total)} kB, its budget is ${kB} kB.`,
    'First check whether the page needs all of the new code at once: a view that a press opens can load after the press.',
    `When it is needed, set the number of "${page}" in BUDGETS (tests/client/page/page-sizes.test.ts) to ${kilobytes(total * ROOM)}`,
    '(what is loaded and 2 %), and say in the commit what visitors get for it.',
    ...sizes.map(([file, bytes]) => `${kilobytes(bytes)} kB ${file}`),
  ].join('\n')
}

function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1)
}

function scriptsOf(sources: string[]): string[] {
  const { scripts }: { scripts: Record<string, string[]> } = JSON.parse(
    readFileSync(`${CLIENT}/.vite/document.json`, 'utf8'),
  )
  return [...new Set(sources.flatMap((source) => scripts[source] ?? [`/no ${source}`]))]
}

function messagesOf(blocks: Preloaded[]): Promise<unknown[]> {
  const namespaces = new Set<Namespace>(['common', ...blocks.flatMap(({ messages }) => messages)])
  return Promise.all([...namespaces].map((namespace) => loadMessages(namespace, DEFAULT_LOCALE)))
}

function gzipSize(content: Uint8Array | string): number {
  return gzipSync(content, { level: 9 }).length
}
