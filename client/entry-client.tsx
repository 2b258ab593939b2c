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

// no top-level await: it would wait for lazy chunks that import this chunk
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

/** On a slow device the transition times out, and the page appears without it. */
function isTransitionGivenUp(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

/**
 * Takes the presses recorded by entry-early.ts. Called immediately before hydration, because React replays later presses itself. Returns
 * the function that replays the recorded presses after hydration.
 */
function takeEarlyPresses(root: HTMLElement): () => void {
  root.dataset['live'] = ''
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('button[data-pressed]')]
  for (const button of buttons) {
    // React expects the server's HTML
    button.ariaBusy = button.dataset['pressed'] || null
    delete button.dataset['pressed']
  }
  return () => buttons.forEach((button) => button.click())
}

/** The state that the server wrote into the document (worker/render/document.tsx). A redirect has no document. */
function readState(): (DocumentState & { result: ShownResult }) | undefined {
  const text = document.getElementById('state')?.textContent
  return text ? JSON.parse(text) : undefined
}
