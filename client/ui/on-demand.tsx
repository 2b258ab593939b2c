import { type ReactNode, useEffect, useReducer, useState } from 'react'
import { useLocale } from '../i18n/use-translate.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import type { LazyCode } from './lazy-code.ts'
import { NotLoaded } from './not-loaded.tsx'

interface OnDemandProps<Code> {
  code: LazyCode<Code>
  /** shown until the code has loaded; always on the server and in the first render */
  waiting?: ReactNode
  /** shown when the code fails to load or throws while rendering; by default NotLoaded */
  renderFailed?: (tryAgain: () => void) => ReactNode
  /** a new value tries again */
  attempt?: unknown
  children: (code: Code) => ReactNode
}

/**
 * Loads code when it mounts, then renders its children with it. For overlays, menus, and views that
 * a press opens.
 */
export function OnDemand<Code>({
  code,
  waiting = null,
  renderFailed = notLoaded,
  attempt,
  children,
}: OnDemandProps<Code>) {
  const locale = useLocale()
  const [tries, tryAgain] = useReducer((count: number) => count + 1, 0)
  const [settled, setSettled] = useState<{
    locale: string
    attempt: unknown
    tries: number
    hasFailed: boolean
  }>()
  const loaded = code.loaded(locale)
  const isLoaded = loaded !== undefined

  useEffect(() => {
    if (isLoaded) return
    let isCurrent = true
    code.load(locale).then(
      () => isCurrent && setSettled({ locale, attempt, tries, hasFailed: false }),
      () => isCurrent && setSettled({ locale, attempt, tries, hasFailed: true }),
    )
    return () => {
      isCurrent = false
    }
  }, [code, locale, attempt, tries, isLoaded])

  if (loaded !== undefined)
    return (
      <ErrorBoundary renderFallback={(_, drawAgain) => renderFailed(drawAgain)}>
        {children(loaded)}
      </ErrorBoundary>
    )
  const hasFailed =
    settled?.hasFailed &&
    settled.locale === locale &&
    settled.attempt === attempt &&
    settled.tries === tries
  return hasFailed ? renderFailed(tryAgain) : waiting
}

function notLoaded(tryAgain: () => void): ReactNode {
  return <NotLoaded tryAgain={tryAgain} />
}
