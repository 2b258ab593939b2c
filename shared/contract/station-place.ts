import { readLocation } from './location.ts'
import { fields, type ReadBy, someOf } from './read-shape.ts'
import { readShortText } from './read-text.ts'

const readPlaceFields = fields({ name: readShortText, location: readLocation })

/** A town or village that visitors can search around, with or without a station. Optional for backends. */
export type StationPlace = ReadBy<typeof readStationPlaces>[number]

export const readStationPlaces = someOf((value) => {
  const { name, location } = readPlaceFields(value)
  return name && location ? { name, location } : undefined
})
