// What somebody who was here before loads again after a deployment: the files whose names are new.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { createBuilder } from 'vite'
import { expect, test } from 'vitest'
import { oneLineMore } from './one-line-more.ts'

/** Code of every page, of one kind of page, and what several kinds share. */
const CHANGED = ['client/layout/site-footer.tsx', 'client/cart/page/cart-view.tsx', 'client/content/cards/content-card.tsx']

// four builds
test('after a change of one line at most 10 % of the scripts are loaded again', { timeout: 240_000 }, async () => {
  const before = await scriptsOf()
  const all = sum(before)
  for (const changed of CHANGED) {
    const after = await scriptsOf(changed)
    const again = new Map([...after].filter(([file]) => !before.has(file)))
    expect(again.size, `${changed} is in a script`).toBeGreaterThan(0)
    expect(sum(again) / all, `${changed}: ${[...again].map(([file, bytes]) => `${file} ${bytes} bytes`).join(', ')}`).toBeLessThanOrEqual(
      0.1,
    )
  }
})

/** The client's scripts with their bytes, gzip, built as they are or with one line more in a file. */
async function scriptsOf(changed?: string): Promise<Map<string, number>> {
  const outDir = mkdtempSync(join(tmpdir(), 'client-'))
  const builder = await createBuilder({
    logLevel: 'error',
    plugins: changed === undefined ? [] : [oneLineMore([resolve(changed)])],
    environments: { client: { build: { outDir } } },
  })
  const { client } = builder.environments
  if (!client) throw new Error('there is no client to build')
  await builder.build(client)
  const files = readdirSync(join(outDir, 'assets')).filter((file) => file.endsWith('.js'))
  const sizes = new Map(files.map((file) => [file, gzipSync(readFileSync(join(outDir, 'assets', file))).length]))
  rmSync(outDir, { recursive: true })
  return sizes
}

function sum(sizes: Map<string, number>): number {
  return [...sizes.values()].reduce((all, bytes) => all + bytes, 0)
}
