import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createServer,
  DevEnvironment,
  type HotChannel,
  type HotChannelClient,
  type HotPayload,
  type ViteDevServer,
} from 'vite'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { hotUpdates } from '../../scripts/vite-hot-updates.ts'

/**
 * A page with a message, a component, a stateful module that loads a component lazily, and a style
 * sheet as a link.
 */
const FILES = {
  'entry.ts': `import './store.ts'; import './card.ts'; import './messages.ts'; import './base.css'`,
  'messages.ts': `export const messages = { title: 'Asemat' }`,
  'unopened.ts': `export const messages = { title: 'Kassa' }`,
  'store.ts': `import address from './link.css?url'; export const open = () => [import('./dialog.ts'), import('./unopened.ts'), address]`,
  'dialog.ts': `export const Dialog = 1; import.meta.hot.accept()`,
  'card.ts': `import { open } from './store.ts'; export const Card = open; import.meta.hot.accept()`,
  'base.css': `p { color: red }`,
  'link.css': `p { color: blue }`,
}

let root: string
let server: ViteDevServer
let sent: HotPayload[] = []
let listeners: Map<string, (data: unknown, client: HotChannelClient) => void>

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'hot-updates-'))
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(root, name), text)
  listeners = new Map()
  const transport: HotChannel = {
    send: (payload) => void sent.push(payload),
    on: (event: string, listener: (data: unknown, client: HotChannelClient) => void) =>
      void listeners.set(event, listener),
  }
  server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [hotUpdates()],
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
})

afterAll(async () => {
  await server.close()
  rmSync(root, { recursive: true })
})

beforeEach(async () => {
  // the modules loaded by the browser
  for (const name of [
    'entry.ts',
    'messages.ts',
    'store.ts',
    'link.css?url',
    'link.css?direct',
    'dialog.ts',
    'card.ts',
    'base.css',
  ])
    await server.environments.client.transformRequest(`/${name}`)
})

/** The messages to the page after an edit. */
async function edited(name: string): Promise<HotPayload[]> {
  sent = []
  server.watcher.emit('change', join(root, name))
  await vi.waitFor(() => expect(sent).not.toEqual([]))
  return sent
}

const RELOAD = [{ type: 'full-reload' }]
const updateOf = (path: string) => [
  { type: 'update', updates: [expect.objectContaining({ path })] },
]

test('an edited component is replaced in place', async () => {
  expect(await edited('card.ts')).toEqual(updateOf('/card.ts'))
})

test.each(['messages.ts', 'store.ts'] as const)('an edit of %s reloads the page', async (name) => {
  expect(await edited(name)).toEqual(RELOAD)
})

test('an edit of messages that the page has not fetched also reloads it, because its document may contain them', async () => {
  expect(await edited('unopened.ts')).toEqual(RELOAD)
})

test.each(['shared/messages/attributes.ts', 'worker/index.ts'])(
  'an edit of %s, which only the worker reads, reloads the page',
  async (name) => {
    expect(await edited(name)).toEqual(RELOAD)
  },
)

test('an edit of another folder leaves the page alone', async () => {
  sent = []
  server.watcher.emit('change', join(root, 'docs/notes.ts'))
  expect(await edited('messages.ts')).toEqual(RELOAD)
})

test('a component edited after a lazily loaded one still imports the same stateful module', async () => {
  await edited('dialog.ts')
  await edited('card.ts')
  const card = await server.environments.client.transformRequest('/card.ts')
  expect(card?.code).toContain('from "/store.ts"')
})

test('an edited component is imported from its new address, also after another edit', async () => {
  await edited('dialog.ts')
  await edited('base.css')
  const store = await server.environments.client.transformRequest('/store.ts')
  expect(store?.code).toMatch(/import\("\/dialog.ts\?t=\d+"\)/)
})

test('style sheets are replaced in place, also if a module imports only their address', async () => {
  expect(await edited('base.css')).toEqual(updateOf('/base.css'))
  expect(await edited('link.css')).toEqual(updateOf('/link.css?direct'))
})

test('a component file with another export reloads the page', async () => {
  await edited('card.ts')
  listeners.get('vite:invalidate')?.(
    { path: '/card.ts', message: 'export is incompatible' },
    { send: vi.fn() },
  )
  expect(sent).toContainEqual({ type: 'full-reload' })
})
