import type { StationSummary } from '../../contract/station.ts'
import { type AttributeCode, ATTRIBUTES } from './attribute-catalogue.ts'
import { serviceCode } from './find-attribute.ts'

/** 'any' is any charger; the numbers are kW. */
export type ChargingMinimum = (typeof CHARGING_MINIMA)[number]
export const CHARGING_MINIMA = ['any', 150, 400] as const

/** The least power of a charger with this code. 0 is unknown. */
const POWERS = new Map<string, number>(
  ATTRIBUTES.flatMap(({ code, group }) => (group === 'charging' ? [[code, powerOf(code)]] : [])),
)

function powerOf(code: AttributeCode): number {
  if (code === 'evcharging400kw') return 400
  return code === 'evcharging150kw' ? 150 : 0
}

export function readCharging(text: string | undefined): ChargingMinimum | undefined {
  return CHARGING_MINIMA.find((minimum) => String(minimum) === text)
}

/** The minimum that a code of a charger names: links of old had codes as filters. */
export function chargingOf(code: string): ChargingMinimum | undefined {
  const power = POWERS.get(serviceCode(code))
  return power === undefined
    ? undefined
    : strictest([power === 0 ? 'any' : readCharging(String(power))])
}

/** The minimum that includes all of these. */
export function strictest(
  minima: readonly (ChargingMinimum | undefined)[],
): ChargingMinimum | undefined {
  return CHARGING_MINIMA.findLast((minimum) => minima.includes(minimum))
}

/** The power of the strongest charger in kW; 0 when it is unknown, undefined without a charger. */
export function chargingPower({
  services,
  chargers = [],
}: Pick<StationSummary, 'services' | 'chargers'>): number | undefined {
  const powers = [
    ...chargers.map(({ power }) => power),
    ...services.flatMap((code) => POWERS.get(serviceCode(code)) ?? []),
  ]
  return powers.length === 0 ? undefined : Math.max(...powers)
}

export function hasCharging(
  power: number | undefined,
  minimum: ChargingMinimum | undefined,
): boolean {
  if (minimum === undefined) return true
  return power !== undefined && (minimum === 'any' || power >= minimum)
}
