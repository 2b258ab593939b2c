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
import { handleError } from './errors/handle-error.ts'
import { reloadAfterChunkError } from './navigation/build-check.ts'
import { watchUnsent } from './navigation/unsent.ts'
import { preloadBlocks } from './page/lazy-blocks.ts'
import { readPageState } from './page/read-page-state.ts'
import { takeEarlyPresses } from './ui/early-presses.ts'
import { provideLazyStyles } from './ui/lazy-styles.ts'
import { loadChunk, reloadOnChunkError } from './ui/load-chunk.ts'

provideLazyStyles({
  'client/styles/checkout.css': checkoutStyles,
  'client/styles/forms.css': formStyles,
  'client/styles/shop.css': shopStyles,
  'client/styles/stations.css': stationStyles,
  'client/styles/customer.css': customerStyles,
  'client/styles/stations/map-view.css': mapStyles,
})
reloadOnChunkError(reloadAfterChunkError)

// no top-level await: lazily loaded chunks import this one, and would wait for it while it waits for them
void start()

async function start(): Promise<void> {
  const state = readPageState(document)
  const root = document.getElementById('root')
  if (!state || !root) return
  const { addressing, result, config } = state
  reportErrors(config.buildId)
  watchUnsent()
  const [messages] = await Promise.all([loadChunk(() => loadMessages(addressing.locale)), preloadBlocks(result, addressing.locale)])
  const { path } = parsePagePath(location.pathname)
  const pressAgain = takeEarlyPresses(root)
  hydrateRoot(root, <App initial={{ payload: { addressing, result }, messages, path, search: '' }} config={config} />, {
    onCaughtError: (error) => handleError(error),
    onUncaughtError: (error) => handleError(error),
  })
  pressAgain()
}
