import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { wrangler, wranglerJson } from './wrangler.ts'

/** Hashed files only: each has one content for ever. */
const ASSETS = 'assets'
const keysSchema = z.array(z.object({ name: z.string() }))

/**
 * Adds the files of the build to the namespace BUILD_FILES, where the worker of any other build finds them: those of a page that was opened
 * before a deployment, and those of the new version while the older one has most visitors (worker/routes/build-files.ts).
 * `place`: of the namespace, as wrangler is told it. @returns how many were new
 */
export async function storeBuildFiles(place: readonly string[], client = 'dist/client'): Promise<number> {
  const stored = new Set((await wranglerJson(keysSchema, ['kv', 'key', 'list', ...place])).map(({ name }) => name))
  const missing = readdirSync(join(client, ASSETS), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(client.length + 1)
        .replaceAll('\\', '/'),
    )
    .filter((name) => !stored.has(name))
  if (missing.length === 0) return 0

  const folder = mkdtempSync(join(tmpdir(), 'build-files-'))
  try {
    const file = join(folder, 'files.json')
    const pairs = missing.map((key) => ({ key, value: readFileSync(join(client, key)).toString('base64'), base64: true }))
    writeFileSync(file, JSON.stringify(pairs))
    await wrangler(['kv', 'bulk', 'put', file, ...place])
  } finally {
    rmSync(folder, { recursive: true })
  }
  return missing.length
}
