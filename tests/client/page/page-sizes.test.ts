// Budgets of what a page loads, from the build's manifest: `npm test` has built it.
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
  SearchView,
  StationLocator,
  StationView,
} from '#client/page/lazy-blocks.ts'
import type { Preloaded } from '#client/ui/lazy-block.tsx'
import { DEFAULT_LOCALE } from '#shared/locale/locales.ts'

const CLIENT = 'dist/client'
const EVERY_PAGE = ['client/entry-client.tsx', 'client/entry-early.ts', `shared/messages/site/${DEFAULT_LOCALE}.ts`]

/** What a page announces: scripts in kB gzip (react and react-dom alone are 67.3), and files. */
const BUDGETS: [page: string, blocks: Preloaded[], kB: number, files: number][] = [
  ['content', [], 96.4, 5],
  ['front', [CardList], 101.4, 7],
  ['article', [ArticleView], 99.8, 8],
  ['error', [ErrorPage], 99.3, 8],
  ['form', [FormView], 114.7, 9],
  ['locator', [StationLocator], 134.0, 11],
  ['station', [StationView], 123.0, 11],
  ['car wash', [ProductList], 111.1, 9],
  ['cart', [CartBlock], 119.8, 13],
  ['checkout', [Checkout], 131.0, 15],
  ['order', [OrderStatus], 132.3, 16],
  ['my pages', [MyPages], 130.7, 16],
  ['search', [SearchView], 111.1, 10],
  ['news', [CardList, NewsList], 103.3, 10],
]

interface Chunk {
  file: string
  imports?: string[]
}

test.each(BUDGETS)('the scripts of a page fit its budget: %s', (_, blocks, kB, count) => {
  const files = scriptsOf([...EVERY_PAGE, ...blocks.flatMap(({ sources }) => sources(DEFAULT_LOCALE))])
  const sizes = files.map((file) => ({ file, bytes: gzipSync(readFileSync(`${CLIENT}/${file}`), { level: 9 }).length }))
  const listed = sizes.map(({ file, bytes }) => `${bytes} ${file}`).join('\n')
  const bytes = sizes.reduce((sum, size) => sum + size.bytes, 0)
  expect(bytes, `bytes in\n${listed}\n`).toBeLessThanOrEqual(kB * 1_000)
  expect(files.length, `files in\n${listed}\n`).toBeLessThanOrEqual(count)
})

function scriptsOf(sources: string[]): string[] {
  const path = `${CLIENT}/.vite/manifest.json`
  if (!existsSync(path)) throw new Error('There is no build of the client: npm run build')
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(path, 'utf8'))
  const files = new Set<string>()
  function add(source: string): void {
    const chunk = manifest[source]
    if (!chunk) throw new Error(`the manifest has no ${source}`)
    if (files.has(chunk.file)) return
    files.add(chunk.file)
    chunk.imports?.forEach(add)
  }
  sources.forEach(add)
  return [...files]
}
