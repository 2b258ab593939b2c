import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSite } from '../../navigation/site-context.tsx'
import { retry } from '../retry.ts'
import { loadStyle } from './load-style.ts'
import { type MapListeners, type RunningMap, startStationMap } from './start-station-map.ts'
import { useTranslate } from '../../i18n/use-translate.ts'

/** The map in its place, from the moment its style is there until the place goes. */
export function useStationMap(place: RefObject<HTMLElement | null>, label: string, listeners: MapListeners): RunningMap | undefined {
  const { addressing, config } = useSite()
  const { locale } = addressing
  const { mapStyle } = config
  const [map, setMap] = useState<RunningMap>()
  const t = useTranslate('stations')
  const latest = useRef({ listeners, label, t })
  useLayoutEffect(() => {
    latest.current = { listeners, label, t }
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let running: RunningMap | undefined

    async function start(container: HTMLElement): Promise<void> {
      const style = await retry(() => loadStyle(mapStyle, locale), { signal })
      // names are drawn with the page's font, once
      await document.fonts.ready
      if (signal.aborted) return
      running = startStationMap({ container, style, locale, ...latest.current }, () => latest.current.listeners)
      setMap(running)
    }

    // no style that is one, or no graphics after all: one sentence is shown in the map's place
    if (place.current) start(place.current).catch(() => signal.aborted || latest.current.listeners.onFailure())
    return () => {
      leaving.abort()
      running?.remove()
      setMap(undefined)
    }
  }, [place, mapStyle, locale])

  return map
}
