import { callEachOther, type Remote } from '../../ui/remote-calls.ts'
import { forwardInput } from './forward-input.ts'
import { type MapPage, type MapSetting, type MapThread, THREAD_CALLS } from './map-thread.ts'
import { retry } from '../retry.ts'

export interface RunningMap extends Remote<Omit<MapThread, 'start' | 'resize' | 'input'>> {
  stop: () => void
}

/** The map's thread, drawing on two canvases put into `place`. Rejects when its code cannot be had after all retries, and at once where there are no graphics. */
export async function openMapThread(
  place: HTMLElement,
  setting: Omit<MapSetting, 'size'>,
  page: MapPage,
  signal: AbortSignal,
): Promise<RunningMap> {
  const worker = await retry(loadThread, { signal })
  const thread = callEachOther<MapThread, MapPage>(worker, page, THREAD_CALLS)
  const canvases = [document.createElement('canvas'), document.createElement('canvas')] as const
  const observer = new ResizeObserver(() => void thread.resize(sizeOf(place)))
  let stopInput = (): void => undefined

  function stop(): void {
    worker.terminate()
    observer.disconnect()
    stopInput()
    for (const canvas of canvases) canvas.remove()
  }

  try {
    place.prepend(...canvases)
    const [map, markers] = [canvases[0].transferControlToOffscreen(), canvases[1].transferControlToOffscreen()]
    await thread.start(map, markers, { ...setting, size: sizeOf(place) })
    stopInput = forwardInput(place, setting.cooperativeGestures, (input) => void thread.input(input))
    observer.observe(place)
    return { ...thread, stop }
  } catch (error) {
    stop()
    throw error
  }
}

/** Its first message says that its code is there. */
function loadThread(): Promise<Worker> {
  const worker = new Worker(new URL('./thread/map-worker.ts', import.meta.url), { type: 'module', name: 'map' })
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', () => resolve(worker), { once: true })
    worker.addEventListener('error', () => reject(new Error('the map’s code cannot be fetched')), { once: true })
  })
}

function sizeOf({ clientWidth, clientHeight }: HTMLElement) {
  return { width: clientWidth, height: clientHeight }
}
