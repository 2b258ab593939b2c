// npm run dev: stores edited content in the embedded backend's database, then reloads open pages.

import { relative } from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'

/** The sources of the database's content. */
const CONTENT = /^backend[/\\](?:content|seed)[/\\]/
/** "Save all" in an editor writes the files one after another. */
const QUIET_MS = 100

/**
 * @param seed rejects with a message about wrong content
 * @param prepare called when a page is open, so that the first edit is as fast as the next ones
 */
export function seedContent(
  seed: (server: ViteDevServer) => Promise<void>,
  prepare?: (server: ViteDevServer) => Promise<unknown>,
): Plugin {
  return {
    name: 'seed-content',
    apply: 'serve',
    configureServer(server) {
      const {
        watcher,
        config,
        environments: { client },
      } = server
      let timer: NodeJS.Timeout | undefined
      let seeding = Promise.resolve()

      async function seedAndReload(): Promise<void> {
        try {
          await seed(server)
          client.hot.send({ type: 'full-reload' })
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error)
          config.logger.error(message)
          client.hot.send({ type: 'error', err: { message, stack: '' } })
        }
      }

      // `seed` shows the error, too
      client.hot.on('vite:client:connect', () => void prepare?.(server).catch(() => undefined))
      watcher.on('all', (_, file) => {
        if (!CONTENT.test(relative(config.root, file))) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          seeding = seeding.then(seedAndReload)
        }, QUIET_MS)
      })
    },
  }
}

/** Vite keeps unchanged modules in memory. */
export function loadStatements(server: ViteDevServer) {
  return server.ssrLoadModule('/backend/seed/all-statements.ts')
}

/** Sends content to backend/development.ts, which keeps orders, customers and other visitors' rows. */
export async function sendContent(
  server: ViteDevServer,
  backendUrl: string,
  token: string,
): Promise<void> {
  const { allStatements } = await loadStatements(server)
  const response = await fetch(backendUrl, {
    method: 'POST',
    headers: { 'x-seed-token': token },
    body: JSON.stringify(await allStatements()),
  })
  if (!response.ok)
    throw new Error(`The embedded backend rejected the content: ${await response.text()}`)
}
