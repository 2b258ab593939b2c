import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes the files of a build for `wrangler kv bulk put`, which stores them in the namespace BUILD_FILES. There the worker of any other build
 * finds them: for a page that was opened before a deployment, and while only a part of the visitors has the new version
 * (worker/routes/build-files.ts). Their names have the hash of their content. @returns the file that it has written
 */
export function writeBuildFiles(client = 'dist/client'): string {
  const entries = readdirSync(join(client, 'assets'), { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const pairs = files.map((file) => ({
    key: file.slice(client.length + 1).replaceAll('\\', '/'),
    value: readFileSync(file).toString('base64'),
    base64: true,
  }))
  const output = join(client, '../build-files.json')
  writeFileSync(output, JSON.stringify(pairs))
  return output
}
