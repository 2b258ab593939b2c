import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { useSite } from '../../navigation/site-context.tsx'
import { nextTask } from '../../ui/next-task.ts'
import { NEAREST_ZOOM } from './camera.ts'
import { loadStyle } from './load-style.ts'
import { retry } from './retry.ts'
import { type MapListeners, type RunningMap, startStationMap } from './start-station-map.ts'

interface RunningMapOptions extends MapListeners {
  label: string
  onFailure: () => void
}

/** The map in its container: from the moment its style is there until the container goes. */
export function useRunningMap(
  container: RefObject<HTMLElement | null>,
  { label, ...listeners }: RunningMapOptions,
): RunningMap | undefined {
  const { addressing, config } = useSite()
  const { locale } = addressing
  const [map, setMap] = useState<RunningMap>()
  const onShapes = useEffectEvent(listeners.onShapes)
  const onPressStation = useEffectEvent(listeners.onPressStation)
  const onMembers = useEffectEvent(listeners.onMembers)
  const onMoved = useEffectEvent(listeners.onMoved)
  const onFailure = useEffectEvent(listeners.onFailure)

  useEffect(() => {
    const leaving = new AbortController()
    let running: RunningMap | undefined

    async function start(): Promise<void> {
      try {
        const style = await retry(() => loadStyle(config.mapStyle, locale), { signal: leaving.signal })
        await nextTask()
        if (leaving.signal.aborted || !container.current) return
        const nearestZoom = config.mapStyle ? NEAREST_ZOOM.streets : NEAREST_ZOOM.embedded
        const place = { container: container.current, locale, label, nearestZoom }
        running = startStationMap({ ...place, onShapes, onPressStation, onMembers, onMoved, onFailure })
        setMap(running)
        await nextTask()
        if (!leaving.signal.aborted) running.setStyle(style)
      } catch {
        // no style that is one, or no graphics after all: one sentence is shown in the map's place
        if (!leaving.signal.aborted) onFailure()
      }
    }

    void start()
    return () => {
      leaving.abort()
      running?.stop()
      setMap(undefined)
    }
  }, [container, config.mapStyle, locale, label])

  return map
}
