import type { DayHours } from '#shared/contract/hours.ts'
import type { StationSummary } from '#shared/contract/station.ts'
import { ATTRIBUTES } from '#shared/stations/services/attribute-catalogue.ts'
import { STATION_FILTERS } from '#shared/stations/services/station-filters.ts'
import { foldedWords } from '#shared/text/fold-text.ts'
import { seededRandom } from '../contract/seeded-random.ts'

const SYLLABLES =
  'hel sin ki tam pe re jär ven pää kou vo la mik ke li loh ja sa lo vaa hä meen lin na'.split(' ')
const STREETS = [
  ...'Kauppakatu Asematie Teollisuustie Valtakatu Ratakatu Rantatie Kirkkotie'.split(' '),
  ...'Tehtaankatu Keskuskatu Koulukatu Sahantie Myllytie Torikatu Satamatie'.split(' '),
  ...'Harjutie Huoltotie'.split(' '),
]
const CODES = [
  ...new Set([
    ...STATION_FILTERS.flatMap(({ code }) => code),
    ...ATTRIBUTES.map(({ code }) => code),
  ]),
]

/**
 * Stations as varied as those of a country: towns of all sizes, districts, exact locations, a dozen
 * services each, different weeks.
 */
export function generatedStations(count: number, today = '2026-11-20'): StationSummary[] {
  const random = seededRandom(count)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() ** 2 * list.length)] ?? fail()
  const word = (parts: number) =>
    capital(Array.from({ length: parts }, () => pick(SYLLABLES)).join(''))
  const towns = Array.from({ length: Math.ceil(count / 3) }, () => ({
    city: word(3),
    lat: 60 + random() * 9,
    lon: 21 + random() * 9,
  }))
  const weeks = Array.from({ length: 120 }, (_, index) => generatedWeek(index, today, random))
  return Array.from({ length: count }, (_, index) => {
    const { city, lat, lon } = pick(towns)
    const name = `St1 ${city} ${word(2)}`
    return {
      id: `fi-${1001 + index}`,
      name,
      path: `/asemahaku/${foldedWords(name).join('-')}`,
      ...(random() < 0.9 && { brand: random() < 0.7 ? 'St1' : 'St1 Express' }),
      network: random() < 0.9 ? 'MAIN' : 'TRUCK',
      ...(random() < 0.99 && {
        location: { lat: metre(lat + random() / 10), lon: metre(lon + random() / 10) },
      }),
      address: {
        street: `${pick(STREETS)} ${1 + Math.floor(random() * 99)}`,
        postalCode: `${10_000 + Math.floor(random() * 89_999)}`,
        city,
        country: 'FI',
      },
      services: [
        ...new Set(Array.from({ length: 4 + Math.floor(random() * 14) }, () => pick(CODES))),
      ],
      timeZone: 'Europe/Helsinki',
      openingHours: pick(weeks),
    }
  })
}

function generatedWeek(index: number, today: string, random: () => number): DayHours[] {
  const opens = 5 + Math.floor(random() * 4)
  const closes = 20 + Math.floor(random() * 4)
  return Array.from({ length: 8 }, (_, day) => ({
    date: new Date(Date.parse(today) + (day - 1) * 86_400_000).toISOString().slice(0, 10),
    openHours:
      index === 0
        ? [{ startTime: '00:00:00', endTime: '24:00:00' }]
        : day === index % 9
          ? []
          : [{ startTime: `0${opens}:00:00`, endTime: `${closes}:${index % 2}0:00` }],
  }))
}

function metre(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function fail(): never {
  throw new Error('nothing to pick from')
}
