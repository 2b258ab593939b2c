import { startTransition, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { SiteConfig } from '#shared/navigation/payload.ts'
import { reloadSoon, startBuildCheck } from '../ui/build-check.ts'
import { failedPage, openPage, type PreparePage, type OpenedPage } from './open-page.ts'
import { pageFailure } from './page-failure.ts'
import { startNavigation } from './start-navigation.ts'
import { startPrefetch } from './start-prefetch.ts'

interface Shown {
  presented: OpenedPage
  /** number of pages shown so far: 0 for the page of the server */
  visit: number
  /** called when this page is in the document */
  onShown?: () => void
}

interface NavigationOptions {
  initial: OpenedPage
  config: SiteConfig
  prepare: PreparePage
  /** the central handler of §8: a page could not be loaded */
  onFailure: (error: unknown) => void
}

/** The page on the screen. Every navigation replaces it. `loading`: a page is being loaded (§4). */
export function useNavigation({ initial, config, prepare, onFailure }: NavigationOptions) {
  const [{ presented, visit, onShown }, setShown] = useState<Shown>({
    presented: initial,
    visit: 0,
  })
  const [loading, setLoading] = useState(false)
  const current = useRef(initial)

  useLayoutEffect(() => {
    current.current = presented
    onShown?.()
  }, [presented, onShown])

  useEffect(() => {
    function present(next: OpenedPage, scroll: () => void): Promise<void> {
      return new Promise((resolve) => {
        const onNextShown = () => {
          scroll()
          resolve()
        }
        startTransition(() =>
          setShown((before) => ({
            presented: next,
            visit: before.visit + 1,
            onShown: onNextShown,
          })),
        )
      })
    }

    async function open(url: URL, signal: AbortSignal, scroll: () => void): Promise<void> {
      setLoading(true)
      try {
        const opened = await openPage(url, { signal, current: current.current, config, prepare })
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

    const stops = [startNavigation(open), startPrefetch(), startBuildCheck(config.buildId)]
    return () => stops.forEach((stop) => stop())
  }, [config, prepare, onFailure])

  return { presented, loading, visit }
}
