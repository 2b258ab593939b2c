import './styles/index.css'
import { hydrateRoot } from 'react-dom/client'
import { loadMessages } from '#shared/messages/load-messages.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { App } from './app.tsx'
import { reloadAfterChunkError } from './navigation/build-check.ts'
import { preloadViews } from './page/late-views.ts'
import { readPageState } from './page/read-page-state.ts'

window.addEventListener('vite:preloadError', reloadAfterChunkError)

const state = readPageState(document)
const root = document.getElementById('root')

if (state && root) {
  const { addressing, result, config } = state
  const [messages] = await Promise.all([loadMessages(addressing.locale), preloadViews(result)])
  const { path } = parsePagePath(location.pathname)
  hydrateRoot(root, <App initial={{ payload: { addressing, result }, messages, path, search: '' }} config={config} />)
}
