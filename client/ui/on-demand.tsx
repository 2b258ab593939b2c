import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { useLocale } from '../i18n/use-translate.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { LazyCode } from './lazy-code.ts'

interface OnDemandProps<Code> {
  code: LazyCode<Code>
  /** until it is there; always on the server and in the first render */
  waiting?: ReactNode
  /** in the place of what cannot be had, or cannot be drawn */
  renderFailed: (tryAgain: () => void) => ReactNode
  /** another number tries again */
  attempt?: number
  children: (code: Code) => ReactNode
}

/** Draws with code that is loaded once this is in the document: overlays, menus, what a press asks for. */
export function OnDemand<Code>({ code, waiting = null, renderFailed, attempt = 0, children }: OnDemandProps<Code>) {
  const locale = useLocale()
  const [tries, tryAgain] = useReducer(increased, 0)
  const [, redraw] = useReducer(increased, 0)
  const loaded = code.loaded(locale)
  if (loaded) return <ErrorBoundary renderFallback={(_, drawAgain) => renderFailed(drawAgain)}>{children(loaded)}</ErrorBoundary>
  return (
    <Attempt key={`${locale} ${attempt} ${tries}`} load={code.load} waiting={waiting} onLoaded={redraw}>
      {renderFailed(tryAgain)}
    </Attempt>
  )
}

interface AttemptProps {
  load: LazyCode<unknown>['load']
  waiting: ReactNode
  onLoaded: () => void
  /** when it has failed */
  children: ReactNode
}

function Attempt({ load, waiting, onLoaded, children }: AttemptProps) {
  const locale = useLocale()
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => {
    let isWanted = true
    load(locale).then(
      () => isWanted && onLoaded(),
      () => isWanted && setFailed(true),
    )
    return () => {
      isWanted = false
    }
  }, [load, locale, onLoaded])
  return hasFailed ? children : waiting
}

function increased(count: number): number {
  return count + 1
}
