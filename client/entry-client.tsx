import '@vitejs/plugin-react/preamble'
import './styles/index.css'
import { hydrateRoot } from 'react-dom/client'
import type { ShownResult } from '#shared/navigation/page-result.ts'
import type { DocumentState } from '#shared/navigation/payload.ts'
import { parsePagePath } from '#shared/navigation/page-path.ts'
import { reportErrors } from './analytics/report-errors.ts'
import { App } from './app.tsx'
import { handleError } from './errors/handle-error.ts'
import { provideMessages } from './i18n/messages.ts'
import { preloadBlocks } from './page/lazy-blocks.ts'

// no top-level await: lazily loaded chunks import this one, which waits for some of them
void start()

async function start(): Promise<void> {
  const state = readState()
  const root = document.getElementById('root')
  if (!state || !root) return
  const { config, messages, ...payload } = state
  const { addressing, result } = payload
  reportErrors(config.buildId)
  provideMessages(messages, addressing.locale)
  await preloadBlocks(result, addressing.locale)
  const { path } = parsePagePath(location.pathname)
  const replayPresses = takeEarlyPresses(root)
  hydrateRoot(root, <App initial={{ payload, path }} config={config} />, {
    onCaughtError: (error) => handleError(error),
    onUncaughtError: (error) => handleError(error),
    onRecoverableError: (error) => isTransitionGivenUp(error) || reportError(error),
  })
  replayPresses()
}

/** A device that is too slow for it shows the page without the transition. */
function isTransitionGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/**
 * The presses before hydration (entry-early.ts), each once. Called right before hydration: from then on React itself hydrates what is
 * pressed. Returns the function that replays them, for right after.
 */
function takeEarlyPresses(root: HTMLElement): () => void {
  root.dataset['live'] = ''
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
  for (const button of buttons) {
    // as in the server's HTML, which React expects
    button.ariaBusy = button.dataset['pressed'] || null
    delete button.dataset['pressed']
  }
  return () => buttons.forEach((button) => button.click())
}

/** The state the server wrote into the document (worker/render/document.tsx); a redirect never has a document. */
function readState(): (DocumentState & { result: ShownResult }) | undefined {
  const text = document.getElementById('state')?.textContent
  return text ? JSON.parse(text) : undefined
}
