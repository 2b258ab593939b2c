// Budgets of what a page loads, read from dist/.
import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { beforeAll, test } from 'vitest'
import {
  ArticleView,
  CardList,
  CartBlock,
  Checkout,
  ErrorPage,
  FormView,
  MyPages,
  NewsList,
  OrderStatus,
  ProductList,
  SavedPages,
  SearchView,
  StationLocator,
  StationView,
} from '#client/page/lazy-blocks.ts'
import type { Preloaded } from '#client/ui/lazy-block.tsx'
import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'
import { loadMessages, type Namespace } from '#shared/messages/messages.ts'
import { isBuilt } from '../../../scripts/set-up.mjs'

const CLIENT = 'dist/client'
const EVERY_PAGE = ['client/entry-client.tsx', 'client/entry-early.ts']
/** A budget is what was loaded when it was set, and 2 %: an ordinary feature fits. */
const ROOM = 1.02

/** What a page loads: its scripts and, in the document, its messages. kB gzip; react and react-dom alone are 67.3. */
const BUDGETS: [page: string, blocks: Preloaded[], kB: number][] = [
  ['content', [], 108.7],
  ['front', [CardList], 113],
  ['article', [ArticleView], 113],
  ['error', [ErrorPage], 111.1],
  ['form', [FormView], 124.5],
  // the station's page and more
  ['locator', [StationLocator], 141.5],
  ['station', [StationView], 131.7],
  ['car wash', [ProductList], 120.9],
  ['cart', [CartBlock], 131.7],
  ['checkout', [Checkout], 134.3],
  // once after a purchase: the shop's and my pages' as well
  ['order', [OrderStatus], 142.9],
  ['my pages', [MyPages], 127.3],
  ['search', [SearchView], 114.8],
  ['news', [CardList, NewsList], 113.1],
  ['saved', [SavedPages], 118.7],
]

beforeAll(() => {
  if (!isBuilt()) throw new Error('dist/ is missing or older than the sources: run `npm run build`, then this test again.')
})

test.each(BUDGETS)('a page fits its budget: %s', async (page, blocks, kB) => {
  const files = scriptsOf([...EVERY_PAGE, ...blocks.flatMap(({ sources }) => sources)])
  const sizes = files.map((file): [string, number] => [file, gzipSize(readFileSync(CLIENT + file))])
  sizes.push(['messages', gzipSize(JSON.stringify(await messagesOf(blocks)))])
  const total = sizes.reduce((sum, [, bytes]) => sum + bytes, 0)
  if (total > kB * 1_000) throw new Error(overBudget(page, total, kB, sizes))
})

function overBudget(page: string, total: number, kB: number, sizes: [file: string, bytes: number][]): string {
  return [
    `The page "${page}" loads ${kilobytes(total)} kB, its budget is ${kB} kB.`,
    'First look whether all of the new code is needed before the visitor acts: what a press opens can load then.',
    `When it is needed, set the number of "${page}" in BUDGETS (tests/client/page/page-sizes.test.ts) to ${kilobytes(total * ROOM)}`,
    '(what is loaded and 2 %), and say in the commit what visitors get for it.',
    ...sizes.map(([file, bytes]) => `${kilobytes(bytes)} kB ${file}`),
  ].join('\n')
}

function kilobytes(bytes: number): string {
  return (Math.ceil(bytes / 100) / 10).toFixed(1)
}

function scriptsOf(sources: string[]): string[] {
  const { scripts }: { scripts: Record<string, string[]> } = JSON.parse(readFileSync(`${CLIENT}/.vite/document.json`, 'utf8'))
  return [...new Set(sources.flatMap((source) => scripts[source] ?? [`/no ${source}`]))]
}

function messagesOf(blocks: Preloaded[]): Promise<unknown[]> {
  const namespaces = new Set<Namespace>(['site', ...blocks.flatMap(({ messages }) => messages)])
  return Promise.all([...namespaces].map((namespace) => loadMessages(namespace, DEFAULT_LOCALE)))
}

function gzipSize(content: Uint8Array | string): number {
  return gzipSync(content, { level: 9 }).length
}
