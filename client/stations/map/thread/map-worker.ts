// The map's thread: MapLibre draws here, and the page never waits for it.
import { callEachOther } from '../../../ui/remote-calls.ts'
import { type MapPage, type MapThread, PAGE_CALLS } from '../map-thread.ts'
import './thread-window.ts'
import { loadFonts } from './load-fonts.ts'
import { startStationMap } from './start-station-map.ts'

/** the rest comes with the start */
const mine: Partial<MapThread> = {
  start(canvas, markers, setting) {
    const { drawInFont, ...map } = startStationMap(page, { canvas, markers, setting })
    Object.assign(mine, map)
    void loadFonts().then(drawInFont)
  },
}

const page = callEachOther<MapPage, MapThread>(globalThis as unknown as Worker, mine, PAGE_CALLS)

// the page waits for a first message to know that all of this is here
postMessage({ kind: 'here' })
