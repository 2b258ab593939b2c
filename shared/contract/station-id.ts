import { visibleText } from './visible-text.ts'

/** characters */
export const MAX_STATION_ID = 100

/** An id as it stands in the locator's address, whoever wrote it: one that the address cannot hold would never be found. '' for none. */
export function stationId(text: string | undefined): string {
  return visibleText(text, MAX_STATION_ID)
}
