import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

export interface RenderedApp {
  /** what stands in #root */
  html: string
  /** React's own hints for pictures, which stand in the head */
  preloads: string
}

const HINTS_FIRST = /^((?:<link [^>]*>)*)/

/**
 * The app alone, as the browser hydrates it: useId counts from the root of what is rendered, so within the document's tree every id would be
 * another one. React writes its hints before the app; hydration would stumble over them.
 */
export function renderApp(app: ReactNode): RenderedApp {
  const text = renderToString(app)
  const preloads = HINTS_FIRST.exec(text)?.[1] ?? ''
  return { html: text.slice(preloads.length), preloads }
}
