import type { Station } from '#shared/contract/station.ts'
import { partHours, type StationPart } from '#shared/stations/hours/part-hours.ts'
import { type OpeningHours, readOpeningHours } from '#shared/stations/hours/read-opening-hours.ts'

/**
 * What has hours on a station's page, in the order of the page: pumps first, because they are why
 * one comes.
 */
export const PAGE_PARTS = [
  'pumps',
  'chargers',
  'shop',
  'wash',
  'kitchen',
  'lunch',
  'breakfast',
] as const

export type PagePart = StationPart | 'lunch' | 'breakfast'

export interface PartOfPage {
  part: PagePart
  hours: OpeningHours
}

/** The parts that the station has, with their hours. */
export function partsWithHours(station: Station): PartOfPage[] {
  const { lunchHours, breakfastHours } = station
  const known: Partial<Record<PagePart, OpeningHours>> = {
    ...partHours(station),
    ...(lunchHours && { lunch: readOpeningHours(lunchHours) }),
    ...(breakfastHours && { breakfast: readOpeningHours(breakfastHours) }),
  }
  return PAGE_PARTS.flatMap((part) => (known[part] ? [{ part, hours: known[part] }] : []))
}

/** Whether any day of the part has hours. */
export function isKnown({ hours: { aroundTheClock, days } }: PartOfPage): boolean {
  return aroundTheClock || days.some(({ ranges }) => ranges !== undefined)
}

/** Meals are served, not open: they are shown on days that have them. */
export function isMeal(part: PagePart): boolean {
  return part === 'lunch' || part === 'breakfast'
}
