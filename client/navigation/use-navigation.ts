import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SiteConfig } from '#shared/navigation/payload.ts'
import { startBuildCheck } from './build-check.ts'
import { failedPage, openPage, type PreparePage } from './open-page.ts'
import { pageFailure } from './page-failure.ts'
import type { Presented } from './presented.ts'
import { reloadSoon } from './reload-soon.ts'
import { startNavigation } from './start-navigation.ts'
import { startPrefetch } from './start-prefetch.ts'

interface Shown extends Presented {
  /** told when this page is in the document */
  onShown?: () => void
}

export interface NavigationState {
  presented: Presented
  /** a page is being loaded (§4) */
  loading: boolean
  /** counts the pages presented: 0 is the one the server sent */
  visit: number
}

interface Navigating {
  initial: Presented
  config: SiteConfig
  prepare: PreparePage
  /** the central handler: a page could not be had (§8) */
  onFailure: (error: unknown) => void
}

/** The page on the screen, and every navigation that replaces it. */
export function useNavigation({ initial, config, prepare, onFailure }: Navigating): NavigationState {
  const [shown, setShown] = useState<Shown>(initial)
  const [loading, setLoading] = useState(false)
  const [visit, setVisit] = useState(0)
  const current = useRef<Presented>(initial)

  useLayoutEffect(() => {
    current.current = shown
    shown.onShown?.()
  }, [shown])

  useEffect(() => {
    function present(presented: Presented, scroll: () => void): Promise<void> {
      return new Promise((resolve) => {
        const onShown = () => {
          scroll()
          resolve()
        }
        startTransition(() => {
          setShown({ ...presented, onShown })
          setVisit((count) => count + 1)
        })
      })
    }

    async function open(url: URL, signal: AbortSignal, scroll: () => void): Promise<void> {
      setLoading(true)
      try {
        const opened = await openPage({ url, signal, current: current.current, config, prepare })
        if (signal.aborted) return
        if (opened.kind === 'present') await present(opened.presented, scroll)
        else if (opened.kind === 'load') {
          scroll()
          await reloadSoon(signal)
        } else if (opened.external) location.replace(opened.location)
        else navigation.navigate(opened.location, { history: 'replace' })
      } catch (error) {
        if (signal.aborted) return
        onFailure(error)
        await present(failedPage(url, current.current, pageFailure(error)), scroll)
      } finally {
        if (!signal.aborted) setLoading(false)
      }
    }

    const stops = [startNavigation({ open }), startPrefetch(), startBuildCheck(config.buildId)]
    return () => stops.forEach((stop) => stop())
  }, [config, prepare, onFailure])

  return { presented: shown, loading, visit }
}
