// Runs first: the edge has no Norwegian page yet, so the test does not wait a minute for the new table.
import { execFile } from 'node:child_process'
import { appendFile, cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from './site-test.ts'

const ROOT = join(import.meta.dirname, '../..')
/** The edge reads a new version once a minute. */
const SEEN_EVERYWHERE_MS = 75_000

let folder: string
test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tables-'))
  // A copy of the project, in which the test can change redirect tables.
  for (const copied of ['package.json', 'redirects', 'scripts']) await cp(join(ROOT, copied), join(folder, copied), { recursive: true })
  for (const same of ['.wrangler', 'backend', 'node_modules', 'ops', 'package-lock.json', 'shared', 'wrangler.toml'])
    await symlink(join(ROOT, same), join(folder, same))
})
test.afterAll(() => rm(folder, { recursive: true }))

test('`npm run redirects -- publish` reaches the site at the same PORT, and `back` restores the table (§2.3)', async ({
  request,
  baseURL,
}) => {
  const env = { ...process.env, PORT: new URL(baseURL ?? '').port }
  const redirects = async (command: string) => {
    const words = ['run', '--silent', 'redirects', '--', command, '--locale', 'no-NO']
    return (await promisify(execFile)('npm', words, { cwd: folder, env })).stdout
  }
  const ask = (address: string) => request.get(address, { maxRedirects: 0 })

  // An earlier run in this folder may have published.
  await redirects('pull')
  await appendFile(join(folder, 'redirects/no-NO.txt'), '\n/julekampanje-2019  /om-oss/stories\n')
  expect(await redirects('publish')).toMatch(/^no-NO {2}version \d+ is live$/m)
  try {
    const address = '/no-NO/julekampanje-2019?fra=plakat'
    await expect.poll(async () => (await ask(address)).status(), { timeout: SEEN_EVERYWHERE_MS }).toBe(307)
    const { location = '' } = (await ask(address)).headers()
    expect(location).toBe(`${baseURL}/no-NO/om-oss/stories?fra=plakat`)
    expect((await ask(location)).status()).toBe(200)
    expect(await redirects('versions')).toContain('  live')
  } finally {
    expect(await redirects('back')).toMatch(/^no-NO {2}version \d+ is live$/m)
  }
})
