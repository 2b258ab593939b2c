import type { useStationWords } from '../station-words.tsx'

/** What speaks to functions outside components. */
export type StationTranslate = ReturnType<typeof useStationWords>
