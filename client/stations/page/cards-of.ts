import type { Station } from '#shared/contract/station.ts'
import { ATTRIBUTES } from '#shared/stations/services/attribute-catalogue.ts'
import { findAttribute, unknownAttributeText } from '#shared/stations/services/find-attribute.ts'

/** A fuel or a service. An unknown code is shown as text. */
export interface ShownAttribute {
  code: string
  icon: (typeof ATTRIBUTES)[number]['icon'] | 'circle-help'
}

/** The cards that a station's page has. Cards without data are left out. */
export interface StationCards {
  hasFood: boolean
  hasCharging: boolean
  hasWash: boolean
  fuels: ShownAttribute[]
  /** what no other card shows */
  services: ShownAttribute[]
}

export function cardsOf(station: Station): StationCards {
  const { chargers, washes, fuels = [], services, lunchMenu, lunchHours, foodMenu } = station
  const codes = [...fuels, ...services]
  const known = new Set(codes.map(findAttribute))
  const unknown = new Set(codes.filter((code) => !findAttribute(code)).map(unknownAttributeText))
  unknown.delete('')
  const attributes = ATTRIBUTES.filter((attribute) => known.has(attribute))
  const elsewhere = ['fuels', chargers && 'charging', washes && 'carWash']
  return {
    hasFood: [lunchMenu, lunchHours, foodMenu].some((part) => part !== undefined),
    hasCharging: chargers !== undefined,
    hasWash: washes !== undefined,
    fuels: attributes.filter(({ group }) => group === 'fuels'),
    services: [
      ...attributes.filter(({ group }) => !elsewhere.includes(group)),
      ...Array.from(unknown, (code) => ({ code, icon: 'circle-help' as const })),
    ],
  }
}

/** Lunch, charging and wash share the first row. */
export function firstRow({ hasFood, hasCharging, hasWash }: StationCards): number {
  return [hasFood, hasCharging, hasWash].filter(Boolean).length
}
