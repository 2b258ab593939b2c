import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { hydrateRoot } from 'react-dom/client'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import type { DocumentState } from '#shared/navigation/payload.ts'
import { reportErrors } from './analytics/report-errors.ts'
import { App } from './app.tsx'
import { handleError } from './errors/handle-error.ts'
import { provideMessages } from './i18n/loaded-messages.ts'
import { startServerClock } from './navigation/server-clock.ts'
import { preloadBlocks } from './page/lazy-blocks.ts'

// no top-level await: start() waits for lazy chunks, and those that import this chunk would wait
// for start() (a deadlock)
void start()

async function start(): Promise<void> {
  const state = readState()
  const root = document.getElementById('root')
  if (!state || !root) return
  const { config, messages, htmlSize, ...payload } = state
  const { addressing, result } = payload
  reportErrors(config.buildId)
  startServerClock()
  provideMessages(messages, addressing.locale)
  await preloadBlocks(result, addressing.locale)
  const { path } = parsePagePath(location.pathname)
  const isRewritten =
    root.getElementsByTagName('*').length + (root.textContent ?? '').length !== htmlSize
  const replayPresses = takeEarlyPresses(root)
  hydrateRoot(root, <App initial={{ payload, path }} config={config} />, {
    onCaughtError: (error) => handleError(error),
    onUncaughtError: (error) => handleError(error),
    // A browser that translates the page or makes links in it has changed the HTML: React then
    // renders that part again, which is no error.
    onRecoverableError: (error) => isRewritten || isTransitionTimeout(error) || reportError(error),
  })
  replayPresses()
}

/**
 * On a slow device the view transition times out, and the page appears without it. This is not
 * reported.
 */
function isTransitionTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/**
 * Collects the buttons whose presses entry-early.ts has recorded, and returns the function that
 * presses them again after hydration. It is called immediately before hydration, because React
 * replays later presses itself.
 */
function takeEarlyPresses(root: HTMLElement): () => void {
  root.dataset['live'] = ''
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
  for (const button of buttons) {
    // hydration needs the HTML as the server sent it
    button.ariaBusy = button.dataset['pressed'] || null
    delete button.dataset['pressed']
  }
  return () => buttons.forEach((button) => button.click())
}

/**
 * The state that the server wrote into the document (worker/render/document.tsx). A redirect has no
 * document.
 */
function readState(): DocumentState | undefined {
  const text = document.getElementById('state')?.textContent
  return text ? JSON.parse(text) : undefined
}
