// Budgets of what a page loads: `npm test` has built it.
import { existsSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
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

const CLIENT = 'dist/client'
const EVERY_PAGE = ['client/entry-client.tsx', 'client/entry-early.ts']
/** kB; smaller files cost more than they bring */
const SMALLEST = 3
/** What runs before the rest is loaded; what rolldown puts into no other file. */
const SMALLER = /entry-early|rolldown-runtime/

/** What a page loads: its scripts and, in the document, its messages, each in kB gzip (react and react-dom alone are 67.3); and script files. */
const BUDGETS: [page: string, blocks: Preloaded[], kB: number, files: number][] = [
  ['content', [], 97.2, 4],
  ['front', [CardList], 101.4, 5],
  ['article', [ArticleView], 101.4, 5],
  ['error', [ErrorPage], 99.5, 5],
  ['form', [FormView], 119.4, 6],
  // the station's page and more
  ['locator', [StationLocator], 136.1, 7],
  ['station', [StationView], 126.5, 6],
  ['car wash', [ProductList], 115.9, 6],
  ['cart', [CartBlock], 126.5, 6],
  ['checkout', [Checkout], 129.4, 6],
  // once after a purchase: the shop's and my pages' as well
  ['order', [OrderStatus], 137.5, 8],
  ['my pages', [MyPages], 122.2, 6],
  ['search', [SearchView], 103.2, 6],
  ['news', [CardList, NewsList], 101.6, 5],
  ['saved', [SavedPages], 113.8, 5],
]

test.each(BUDGETS)('the scripts of a page fit its budget: %s', async (_, blocks, kB, count) => {
  const files = scriptsOf([...EVERY_PAGE, ...blocks.flatMap(({ sources }) => sources)])
  const sizes = files.map((file) => ({ file, raw: readFileSync(CLIENT + file).length, bytes: gzipSize(readFileSync(CLIENT + file)) }))
  const messages = gzipSize(JSON.stringify(await messagesOf(blocks)))
  const listed = [`${messages} messages`, ...sizes.map(({ file, bytes }) => `${bytes} ${file}`)].join('\n')
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, messages)
  expect(bytes, `bytes in\n${listed}\n`).toBeLessThanOrEqual(kB * 1_000)
  expect(files.length, `files in\n${listed}\n`).toBeLessThanOrEqual(count)
  expect(sizes.filter(({ file, raw }) => raw < SMALLEST * 1_000 && !SMALLER.test(file))).toEqual([])
})

function scriptsOf(sources: string[]): string[] {
  const path = `${CLIENT}/.vite/document.json`
  if (!existsSync(path)) throw new Error('There is no build of the client: npm run build')
  const { scripts }: { scripts: Record<string, string[]> } = JSON.parse(readFileSync(path, 'utf8'))
  return [...new Set(sources.flatMap((source) => scripts[source] ?? [`/no ${source}`]))]
}

function messagesOf(blocks: Preloaded[]): Promise<unknown[]> {
  const namespaces = new Set<Namespace>(['site', ...blocks.flatMap(({ messages }) => messages)])
  return Promise.all([...namespaces].map((namespace) => loadMessages(namespace, DEFAULT_LOCALE)))
}

function gzipSize(content: Uint8Array | string): number {
  return gzipSync(content, { level: 9 }).length
}
