// npm run dev: edited content of the embedded backend goes into its database, then open pages reload.
import { mkdir, readFile } from 'node:fs/promises'
import { dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { run } from './run.mjs'

/** What the database is filled with. */
const CONTENT = /^backend[/\\](?:content|seed)[/\\]/
/** An editor that saves all its files writes them one after another. */
const QUIET_MS = 100
const STATEMENTS = 'node_modules/.cache/set-up/content.json'

/** @param seed rejects with what is wrong with the content */
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

/** To backend/development.ts. Orders, customers and other rows of visitors stay. */
export async function sendContent(backendUrl: string, token: string): Promise<void> {
  await mkdir(dirname(STATEMENTS), { recursive: true })
  await run('node', ['backend/seed/write-sql.ts', STATEMENTS])
  const body = await readFile(STATEMENTS)
  const response = await fetch(backendUrl, { method: 'POST', headers: { 'x-seed-token': token }, body })
  if (!response.ok) throw new Error(`The embedded backend did not take the content: ${await response.text()}`)
}
