/** 'any' is any charger; the numbers are kW. */
export type ChargingMinimum = (typeof CHARGING_MINIMA)[number]
export const CHARGING_MINIMA = ['any', 150, 400] as const

export function readCharging(text: string | undefined): ChargingMinimum | undefined {
  return CHARGING_MINIMA.find((minimum) => String(minimum) === text)
}
