import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Writes a build's files for `wrangler kv bulk put` into BUILD_FILES. Workers of other builds read
 * them there for pages of this build (worker/routes/build-files.ts). File names contain a hash.
 *
 * @returns the path of the written file
 */
export function writeBuildFiles(client = 'dist/client'): string {
  const entries = readdirSync(join(client, 'assets'), { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const pairs = files.map((file) => ({
    key: file.slice(client.length + 1).replaceAll('\\', '/'),
    value: readFileSync(file).toString('base64'),
    base64: true,
  }))
  const output = join(client, '../build-files.json')
  writeFileSync(output, JSON.stringify(pairs))
  return output
}
