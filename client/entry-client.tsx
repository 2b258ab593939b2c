import './styles/index.css'
import checkoutStyles from './styles/checkout.css?url'
import customerStyles from './styles/customer.css?url'
import formStyles from './styles/forms.css?url'
import mapStyles from './styles/stations/map-view.css?url'
import shopStyles from './styles/shop.css?url'
import stationStyles from './styles/stations.css?url'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '#shared/messages/load-messages.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { reportErrors } from './analytics/report-errors.ts'
import { App } from './app.tsx'
import { reloadAfterChunkError } from './navigation/build-check.ts'
import { preloadWaking } from './page/late-views.ts'
import { readPageState } from './page/read-page-state.ts'
import { takeEarlyPresses } from './ui/early-presses.ts'
import { provideLateStyles } from './ui/late-styles.ts'
import { CHUNK_ERROR } from './ui/load-chunk.ts'

provideLateStyles({
  'client/styles/checkout.css': checkoutStyles,
  'client/styles/forms.css': formStyles,
  'client/styles/shop.css': shopStyles,
  'client/styles/stations.css': stationStyles,
  'client/styles/customer.css': customerStyles,
  'client/styles/stations/map-view.css': mapStyles,
})
addEventListener(CHUNK_ERROR, reloadAfterChunkError)

// no top-level await: late chunks import this one, and would wait for it while it waits for them
void start()

async function start(): Promise<void> {
  const state = readPageState(document)
  const root = document.getElementById('root')
  if (!state || !root) return
  const { addressing, result, config } = state
  reportErrors(config.buildId)
  const [messages] = await Promise.all([loadMessages(addressing.locale), preloadWaking(result, addressing.locale)])
  const { path } = parsePagePath(location.pathname)
  const pressAgain = takeEarlyPresses(root)
  hydrateRoot(root, <App initial={{ payload: { addressing, result }, messages, path, search: '' }} config={config} />)
  pressAgain()
}
