// Steps before `npm start`, `npm test` and `npm run dev`. Plain JavaScript for Node 20, because it
// runs before anything is installed.

import { cpSync, existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT, run, SetUpError } from './run.mjs'
import { isDone, remember, step } from './step.mjs'

const CACHE = 'node_modules/.cache/set-up'
/** A filled database of the embedded backend, which is copied for each port. */
const FILLED = 'backend/.wrangler/filled'
/**
 * Whole folders, because a list of files would be incomplete as soon as one of them imports another
 * file.
 */
const SHARED_CODE = ['package-lock.json', 'scripts', 'shared']

const INSTALLATION = {
  title: 'Installing packages and building the site (npm ci)',
  stamp: `${CACHE}/install`,
  madeFrom: ['package-lock.json'],
  makes: ['node_modules/.bin/wrangler'],
  run: () =>
    run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
      because: 'npm ci failed. Without a network, the packages must be in the npm cache.',
    }),
}

export async function install() {
  const major = Number(process.versions.node.split('.')[0])
  if (major < 20)
    throw new SetUpError(`Node 20 or newer is required (this is ${process.versions.node}).`)
  await step(INSTALLATION)
}

/**
 * The last part of `npm ci`. Builds, so that `npx wrangler dev` works. Records the installation, so
 * that `npm start` skips it.
 */
export async function afterInstall() {
  remember(INSTALLATION)
  await build()
}

const BUILD = {
  title: 'Building the site (vite build)',
  stamp: 'dist/site.stamp',
  madeFrom: [
    ...SHARED_CODE,
    'vite.config.ts',
    'wrangler.toml',
    'client',
    'public',
    'redirects',
    'worker',
  ],
  makes: [
    'dist/site/wrangler.json',
    'dist/client/.vite/document.json',
    '.wrangler/deploy/config.json',
  ],
  run: () => run('vite', ['build', '--logLevel', 'warn']),
}

export async function build() {
  await step(BUILD)
}

/** Called after every `vite build`. */
export function rememberBuild() {
  remember(BUILD)
}

/** Whether dist/ was built from the current sources. */
export function isBuilt() {
  return isDone(BUILD)
}

/**
 * Fills the databases of the embedded backend and the redirect desk, and publishes the redirect
 * tables. The stamps are in the same folders.
 *
 * @param {{ site: string; backend: string }} state
 */
export async function fillState(state) {
  await Promise.all([fillBackend(state.backend), fillSite(state.site)])
}

/** @param {string} folder */
async function fillSite(folder) {
  await step({
    title: 'Preparing the redirect desk (D1 migrations)',
    stamp: `${folder}/desk-migrated.stamp`,
    madeFrom: ['package-lock.json', 'redirects/migrations'],
    makes: [`${folder}/v3/d1`],
    run: () =>
      run('node', [
        'scripts/fill-database.ts',
        'wrangler.toml',
        'DESK_DB',
        'redirects/migrations',
        folder,
      ]),
  })
  await step({
    title: 'Publishing the redirect tables (KV)',
    stamp: `${folder}/redirects-published.stamp`,
    madeFrom: [...SHARED_CODE, 'redirects', 'backend/content'],
    makes: [`${folder}/v3/kv`],
    run: () => run('node', ['redirects/cli/index.ts', 'publish', '--seed', '--persist-to', folder]),
  })
}

/**
 * Copies a new database. An existing one gets the new content and keeps its orders. @param {string}
 * folder
 */
export async function fillBackend(folder) {
  if (existsSync(join(ROOT, folder, 'v3/d1'))) return fillDatabase(folder)
  await fillDatabase(FILLED, () => rmSync(join(ROOT, FILLED), { recursive: true, force: true }))
  cpSync(join(ROOT, FILLED), join(ROOT, folder), { recursive: true })
}

/** @param {string} folder @param {() => void} [before] */
async function fillDatabase(folder, before) {
  // Two databases may be filled at the same time.
  const statements = join(CACHE, `seed-${folder.replaceAll(/\W/g, '-')}.json`)
  await step({
    title: 'Filling the embedded backend (D1 migrations and content)',
    stamp: `${folder}/filled.stamp`,
    madeFrom: [...SHARED_CODE, 'backend'],
    makes: [`${folder}/v3/d1`],
    run: async () => {
      before?.()
      mkdirSync(CACHE, { recursive: true })
      await run('node', ['backend/seed/write-sql.ts', statements])
      await run('node', [
        'scripts/fill-database.ts',
        'backend/wrangler.toml',
        'DB',
        'backend/migrations',
        folder,
        statements,
      ])
    },
  })
}
