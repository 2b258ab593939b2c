import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSite } from '../../navigation/site-context.tsx'
import { loadStyle } from './load-style.ts'
import { mapSetting } from './map-setting.ts'
import { type MapPage, PAGE_CALLS } from './map-thread.ts'
import { openMapThread, type RunningMap } from './open-map-thread.ts'
import { retry } from '../retry.ts'

/** The map in its place: from the moment its style and its thread are there until the place goes. */
export function useRunningMap(place: RefObject<HTMLElement | null>, page: MapPage): RunningMap | undefined {
  const { addressing, config } = useSite()
  const { locale } = addressing
  const { mapStyle } = config
  const [map, setMap] = useState<RunningMap>()
  const latest = useRef(page)
  useLayoutEffect(() => {
    latest.current = page
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let running: RunningMap | undefined

    async function start(element: HTMLElement): Promise<void> {
      try {
        const loading = retry(() => loadStyle(mapStyle, locale), { signal })
        loading.catch(() => undefined) // told below, unless there is no map to be styled
        const opened = await openMapThread(element, mapSetting(element, locale, mapStyle !== undefined), answersOf(latest), signal)
        if (signal.aborted) return opened.stop()
        running = opened
        setMap(opened)
        await opened.setStyle(await loading)
      } catch {
        // no style that is one, or no graphics after all: one sentence is shown in the map's place
        if (!signal.aborted) latest.current.onFailure()
      }
    }

    if (place.current) void start(place.current)
    return () => {
      leaving.abort()
      running?.stop()
      setMap(undefined)
    }
  }, [place, mapStyle, locale])

  return map
}

/** The page's functions of the moment. */
function answersOf(page: RefObject<MapPage>): MapPage {
  const answer =
    (name: keyof MapPage) =>
    (...args: unknown[]) =>
      (page.current[name] as (...given: unknown[]) => unknown)(...args)
  return Object.fromEntries(PAGE_CALLS.map((name) => [name, answer(name)])) as unknown as MapPage
}
