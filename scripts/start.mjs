// npm start: the built site and its embedded backend on this machine. npm run dev: the same from
// sources, with fast refresh. npm run backend: only the embedded backend, for a site that `npx
// wrangler dev` starts.

import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import {
  DEMO_LOGIN,
  deskLink,
  deskToken,
  localState,
  readBackendUrl,
  readPort,
  siteCommand,
} from './local-state.mjs'
import { mainProgram } from './run.mjs'
import { serveSources, serveWorker, stopAll } from './serve.mjs'
import { build, fillState, install } from './set-up.mjs'

await mainProgram(async () => {
  const isDev = process.argv.includes('--dev')
  const isBackendOnly = process.argv.includes('--backend')
  const port = readPort(process.env.PORT)
  const state = localState(port)
  const external = isBackendOnly ? undefined : readBackendUrl(process.env.BACKEND_URL)
  const backendUrl = external ?? `http://localhost:${port + 1}`

  await install()
  await Promise.all([isDev || isBackendOnly ? undefined : build(), fillState(state)])

  // Both workers append to the file; it contains one run.
  if (process.env.SITE_LOG_FILE) rmSync(process.env.SITE_LOG_FILE, { force: true })

  process.on('SIGINT', end)
  process.on('SIGTERM', end)

  const token = process.env.DESK_TOKEN ?? deskToken()
  const { PURGE_SECRET } = process.env
  const seedToken = isDev && !external ? randomBytes(18).toString('base64url') : undefined
  const vars = { BACKEND_URL: backendUrl }
  const secrets = { DESK_TOKEN: token, ...(PURGE_SECRET && { PURGE_SECRET }) }
  const serveSite = () =>
    isDev
      ? serveSources({ port, state: state.site, variables: { ...vars, ...secrets }, seedToken })
      : serveWorker({
          name: 'the site',
          config: 'dist/site/wrangler.json',
          port,
          state: state.site,
          vars,
          secrets,
        })
  const serveBackend = () =>
    serveWorker({
      name: 'the embedded backend',
      main: seedToken && 'backend/development.ts',
      config: 'backend/wrangler.toml',
      port: port + 1,
      state: state.backend,
      vars: { SITE_ORIGINS: `http://localhost:${port}` },
      secrets: seedToken ? { SEED_TOKEN: seedToken } : {},
      showsProblems: isDev || isBackendOnly,
    })
  // In parallel: the site can start without the backend.
  await Promise.all([
    isBackendOnly ? undefined : serveSite(),
    external ? undefined : serveBackend(),
  ])

  console.log(`\nThe site      ${isBackendOnly ? siteCommand(port) : `http://localhost:${port}`}`)
  if (!isBackendOnly && !external)
    console.log(`All blocks    http://localhost:${port}/en-EU/content-blocks`)
  if (!isBackendOnly && token) console.log(`Redirect desk ${deskLink(port, token)}`)
  console.log(
    external
      ? `Its backend   ${external} (BACKEND_URL)`
      : `Its backend   ${backendUrl}\nIts mailbox   ${backendUrl}/mailbox`,
  )
  if (!external) console.log(`Demo login    ${DEMO_LOGIN.email}, password ${DEMO_LOGIN.password}`)
  console.log('\nCtrl-C stops it.')
}, stopAll)

async function end() {
  await stopAll()
  process.exit(0)
}
