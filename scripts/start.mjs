// npm start: the whole site on this machine. npm run dev: the same with the client served by Vite, with fast refresh.
import { localState, readPort } from './local-state.mjs'
import { mainProgram } from './run.mjs'
import { serveWorker, spawnGroup, stopAll } from './serve.mjs'
import { build, fillState, install } from './set-up.mjs'

const CLIENT_DEV_ORIGIN = 'http://localhost:5173'

await mainProgram(async () => {
  const isDev = process.argv.includes('--dev')
  const port = readPort(process.env.PORT)
  const backendPort = port + 1
  const state = localState(port)
  const external = process.env.BACKEND_URL

  await install()
  await build()
  await fillState(state)

  process.on('SIGINT', end)
  process.on('SIGTERM', end)

  const backendUrl = external ?? `http://localhost:${backendPort}`
  // side by side: the site does not need the backend to start
  await Promise.all([
    serveWorker({
      name: 'the site',
      config: 'wrangler.toml',
      port,
      state: state.site,
      vars: {
        BACKEND_URL: backendUrl,
        ACCOUNT_HUBS: hubPages(backendUrl, 'login'),
        MY_PAGES_HUBS: hubPages(backendUrl, 'account'),
        ...(isDev ? { CLIENT_DEV_ORIGIN } : {}),
      },
      // also in development: the renderer wrangler.toml names is React's production build, and the two do not mix
      env: { NODE_ENV: 'production' },
    }),
    external
      ? undefined
      : serveWorker({
          name: 'the embedded backend',
          config: 'backend/wrangler.toml',
          port: backendPort,
          state: state.backend,
          vars: { SITE_ORIGINS: `http://localhost:${port}` },
        }),
  ])
  if (isDev) spawnGroup('vite', ['--logLevel', 'warn'], 'inherit')

  console.log(`\nThe site      http://localhost:${port}`)
  console.log(external ? `Its backend   ${external} (BACKEND_URL)` : `Its backend   ${backendUrl}\nIts mailbox   ${backendUrl}/mailbox`)
  console.log('\nCtrl-C ends it.')
}, stopAll)

async function end() {
  await stopAll()
  process.exit(0)
}

/** §2.2: the hub's login, and its page for the details, per locale, at the backend's own address. @param {string} backendUrl @param {'login' | 'account'} page */
function hubPages(backendUrl, page) {
  const languages = { 'fi-FI': 'fi', 'en-EU': 'en', 'sv-SE': 'sv', 'no-NO': 'no' }
  const hub = backendUrl.replace(/\/+$/, '')
  return JSON.stringify(Object.fromEntries(Object.entries(languages).map(([locale, language]) => [locale, `${hub}/${page}/${language}`])))
}
