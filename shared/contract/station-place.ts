import { readLocation } from './location.ts'
import { fields, type ReadBy, someOf } from './read-shape.ts'
import { readShortText } from './read-text.ts'

const readPlaceFields = fields({ name: readShortText, location: readLocation })

/** A town or village that visitors may search around, whether or not a station stands there. Backends need not name any. */
export type StationPlace = ReadBy<typeof readStationPlaces>[number]

export const readStationPlaces = someOf((value) => {
  const { name, location } = readPlaceFields(value)
  return name && location ? { name, location } : undefined
})
