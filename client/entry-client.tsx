import './styles/index.css'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '#shared/messages/load-messages.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { App } from './app.tsx'
import { reloadAfterChunkError } from './navigation/build-check.ts'
import { preloadViews } from './page/late-views.ts'
import { readPageState } from './page/read-page-state.ts'
import { provideLateStyles } from './ui/late-styles.ts'

provideLateStyles({ 'client/styles/stations.css': () => import('./styles/stations.css') })
window.addEventListener('vite:preloadError', reloadAfterChunkError)

// no top-level await: late chunks import this one, and would wait for it while it waits for them
void start()

async function start(): Promise<void> {
  const state = readPageState(document)
  const root = document.getElementById('root')
  if (!state || !root) return
  const { addressing, result, config } = state
  const [messages] = await Promise.all([loadMessages(addressing.locale), preloadViews(result, addressing.locale)])
  const { path } = parsePagePath(location.pathname)
  hydrateRoot(root, <App initial={{ payload: { addressing, result }, messages, path, search: '' }} config={config} />)
}
