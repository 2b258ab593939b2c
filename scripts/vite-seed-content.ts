// npm run dev: stores edited content in the embedded backend's database, then reloads open pages.

import { mkdir, readFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { run } from './run.mjs'

/** The sources of the database's content. */
const CONTENT = /^backend[/\\](?:content|seed)[/\\]/
/** "Save all" in an editor writes the files one after another. */
const QUIET_MS = 100
const STATEMENTS = 'node_modules/.cache/set-up/content.json'

/** @param seed rejects with a message about wrong content */
export function seedContent(seed: () => Promise<void>): Plugin {
  return {
    name: 'seed-content',
    apply: 'serve',
    configureServer({ watcher, config, environments: { client } }) {
      let timer: NodeJS.Timeout | undefined
      let seeding = Promise.resolve()

      async function seedAndReload(): Promise<void> {
        try {
          await seed()
          client.hot.send({ type: 'full-reload' })
        } catch (error) {
          const message = error instanceof Error ? error.message : String(error)
          config.logger.error(message)
          client.hot.send({ type: 'error', err: { message, stack: '' } })
        }
      }

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

/** Sends content to backend/development.ts, which keeps orders, customers and other visitors' rows. */
export async function sendContent(backendUrl: string, token: string): Promise<void> {
  await mkdir(dirname(STATEMENTS), { recursive: true })
  await run('node', ['backend/seed/write-sql.ts', STATEMENTS])
  const body = await readFile(STATEMENTS)
  const response = await fetch(backendUrl, {
    method: 'POST',
    headers: { 'x-seed-token': token },
    body,
  })
  if (!response.ok)
    throw new Error(`The embedded backend rejected the content: ${await response.text()}`)
}
