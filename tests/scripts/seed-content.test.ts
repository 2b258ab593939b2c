import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, DevEnvironment, type HotPayload, type ViteDevServer } from 'vite'
import { afterAll, afterEach, expect, test, vi } from 'vitest'
import { seedContent } from '../../scripts/vite-seed-content.ts'

/**
 * Not the project's, because a server in it replaces the packages that an open `npm run dev` has
 * prepared.
 */
const root = mkdtempSync(join(tmpdir(), 'seed-content-'))
let server: ViteDevServer

afterEach(() => server.close())
afterAll(() => rmSync(root, { recursive: true }))

/** A dev server that records its messages to open pages. */
async function serve(seed: () => Promise<void>) {
  const sent: HotPayload[] = []
  const transport = { send: (payload: HotPayload) => void sent.push(payload), on: () => undefined }
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [seedContent(seed)],
    server: { middlewareMode: true, ws: false, watch: null },
    environments: {
      client: {
        dev: {
          createEnvironment: (name, config) =>
            new DevEnvironment(name, config, { hot: true, transport }),
        },
      },
    },
  })
  return {
    sent,
    edit: (file: string) => server.watcher.emit('all', 'change', join(server.config.root, file)),
  }
}

test('edited content is seeded once for all saved files, then the page reloads', async () => {
  const seed = vi.fn(async () => undefined)
  const { sent, edit } = await serve(seed)
  edit('backend/content/fi-FI/landing.ts')
  edit('backend/seed/page-rows.ts')
  await vi.waitFor(() => expect(sent).toEqual([{ type: 'full-reload' }]))
  expect(seed).toHaveBeenCalledTimes(1)
})

test('an error in the content is shown on the page, and the next edit is seeded again', async () => {
  const seed = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('two pages have the same path'))
  const { sent, edit } = await serve(seed)
  edit('backend/content/fi-FI/landing.ts')
  await vi.waitFor(() =>
    expect(sent).toEqual([
      { type: 'error', err: { message: 'two pages have the same path', stack: '' } },
    ]),
  )
  edit('backend/content/fi-FI/landing.ts')
  await vi.waitFor(() => expect(sent).toContainEqual({ type: 'full-reload' }))
})

test('an edit during a seed is seeded after it', async () => {
  const ends: (() => void)[] = []
  const seed = vi.fn(() => new Promise<void>((end) => void ends.push(end)))
  const { edit } = await serve(seed)
  edit('backend/content/fi-FI/landing.ts')
  await vi.waitFor(() => expect(ends).toHaveLength(1))
  edit('backend/content/fi-FI/landing.ts')
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(seed).toHaveBeenCalledTimes(1)
  ends[0]?.()
  await vi.waitFor(() => expect(seed).toHaveBeenCalledTimes(2))
})

test('other files are not seeded', async () => {
  const seed = vi.fn(async () => undefined)
  const { edit } = await serve(seed)
  for (const file of ['backend/routes/content.ts', 'client/app.tsx', 'tests/content/landing.ts'])
    edit(file)
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(seed).not.toHaveBeenCalled()
})
