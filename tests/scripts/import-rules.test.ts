import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const DOWN = 'only from lower lines'
const ZOD = 'zod'

/** [file, import, message of the linter] */
const REFUSED: [file: string, statement: string, message: string][] = [
  ['shared/a.ts', `import '#client/ui/icon.tsx'`, 'shared may import from itself only'],
  ['shared/b.ts', `import 'hono'`, 'shared/ may import only the packages zod'],
  ['shared/stations/places/a.ts', `import '../search/station-set.ts'`, DOWN],
  ['client/ui/a.ts', `import '#redirects/index.ts'`, 'client may import from shared only'],
  ['client/ui/b.ts', `import 'zod/mini'`, ZOD],
  ['client/ui/c.ts', `import { reportSchema } from '#shared/reports/report-schema.ts'`, ZOD],
  ['client/ui/d.ts', `import '../navigation/site-link.tsx'`, DOWN],
  ['client/navigation/a.ts', `import '../content/video/video.tsx'`, DOWN],
  ['client/content/a.ts', `import '../cart/price.ts'`, DOWN],
  ['client/content/b.ts', `import '../analytics/track-event.ts'`, DOWN],
  ['client/stations/page/a.ts', `import '../../cart/price.ts'`, DOWN],
  ['client/saved/a.ts', `import '../customer/user-info.ts'`, DOWN],
  ['client/cart/a.ts', `import '../page/page-view.tsx'`, DOWN],
  ['client/page/a.ts', `import '../layout/modals.tsx'`, DOWN],
  ['client/layout/a.ts', `import '../app.tsx'`, DOWN],
  ['client/app.tsx', `import './entry-client.tsx'`, DOWN],
  ['client/new/a.ts', `import '../ui/icon.tsx'`, 'client/new/a.ts is not in "layers"'],
  ['worker/a.ts', `import '#client/app.tsx'`, 'worker may import from'],
  ['worker/b.ts', `import '#redirects/table/parse-table.ts'`, 'worker may import from'],
  ['worker/c.ts', `import '../backend/index.ts'`, 'worker may import from'],
  ['worker/d.ts', `import 'node:fs'`, 'has no Node'],
  ['worker/e.ts', `import 'zod'`, 'Import zod/mini'],
  ['worker/routes/a.ts', `import '#client/entry-server.tsx'`, 'worker/routes may import from'],
  ['worker/routes/b.ts', `import '../middleware/locale.ts'`, 'worker/routes may import from'],
  ['worker/loaders/a.ts', `import '../render/document.tsx'`, 'worker/loaders may import'],
  ['worker/render/a.ts', `import '../loaders/page.ts'`, 'worker/render may import from'],
  ['worker/cache/a.ts', `import '../loaders/page.ts'`, 'from worker and shared only'],
  ['redirects/table/a.ts', `import '../desk/index.ts'`, 'redirects may import from shared only'],
  ['redirects/table/b.ts', `import '../cli/index.ts'`, 'redirects may import from shared only'],
  ['redirects/desk/a.ts', `import '#redirects/cli/index.ts'`, 'from redirects and shared only'],
  ['backend/a.ts', `import '#client/app.tsx'`, 'backend may import from shared only'],
  ['backend/contract-kit/a.ts', `import '../index.ts'`, 'shared and scripts/command-line.ts only'],
  ['ops/a.ts', `import '../backend/index.ts'`, 'from redirects, shared and scripts only'],
  ['scripts/a.ts', `import '../backend/index.ts'`, 'from redirects and shared only'],
  // every syntax of an import
  ['worker/f.ts', `export const later = () => import('#client/app.tsx')`, 'worker may import from'],
  ['worker/g.ts', `export type { App } from '#client/app.tsx'`, 'worker may import from'],
  ['worker/h.ts', `export * from '#client/app.tsx'`, 'worker may import from'],
  ['worker/i.ts', `export type App = typeof import('#client/app.tsx')`, 'worker may import from'],
]

const ALLOWED: [file: string, statement: string][] = [
  ['shared/ok.ts', `import 'zod/mini'; import './navigation/page-path.ts'`],
  [
    'shared/stations/search/ok.ts',
    `import '../places/distance.ts'; import '../../contract/station.ts'`,
  ],
  [
    'client/ui/ok.ts',
    `import type { Report } from '#shared/reports/report-schema.ts'; import '../i18n/loaded-messages.ts'`,
  ],
  [
    'client/stations/page/ok.ts',
    `import '../search/find.ts'; import '../../ui/icon.tsx'; import '#shared/orders/price.ts'`,
  ],
  ['client/checkout/ok.ts', `import '../cart/price.ts'`],
  [
    'worker/routes/ok.ts',
    `import '../loaders/page.ts'; import '../log.ts'; import '#redirects/desk/index.ts'`,
  ],
  ['worker/render/ok.ts', `import '#client/entry-server.tsx'`],
  ['redirects/cli/ok.ts', `import 'node:fs'; import '../table/parse-table.ts'`],
  ['ops/ok.ts', `import '#redirects/table/parse-table.ts'; import '../scripts/command-line.ts'`],
  ['tests/ok.ts', `import '../backend/index.ts'`],
]

const ROOT = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'import-rules-'))
afterAll(() => rmSync(folder, { recursive: true }))
let problems: Map<string, string>

beforeAll(() => {
  for (const [file, statement] of [...REFUSED, ...ALLOWED]) write(file, statement)
  const { rules, ...config } = JSON.parse(readFileSync(join(ROOT, '.oxlintrc.json'), 'utf8'))
  const jsPlugins = [join(ROOT, 'scripts/import-rules.mjs')]
  write(
    '.oxlintrc.json',
    JSON.stringify({
      ...config,
      jsPlugins,
      categories: { correctness: 'off' },
      rules: { 'project/imports': rules['project/imports'] },
    }),
  )
  const { stdout } = spawnSync(join(ROOT, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const { diagnostics }: { diagnostics: { filename: string; message: string; help?: string }[] } =
    JSON.parse(stdout)
  problems = new Map(
    diagnostics.map(({ filename, message, help = '' }) => [filename, `${message} ${help}`]),
  )
})

test.each(REFUSED)('%s: %s is rejected', (file, _, message) => {
  expect(problems.get(file)).toContain(message)
})

test.each(ALLOWED)('%s: %s is allowed', (file) => {
  expect(problems.get(file)).toBeUndefined()
})

function write(file: string, text: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), text)
}
