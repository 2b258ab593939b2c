import type { Chance } from './chance.ts'
import type { StationKind } from './station-kind.ts'

export function fuelsOf(kind: StationKind, country: 'FI' | 'SE' | 'NO', chance: Chance): string[] {
  const some = (code: string, probability: number) => (chance.is(probability) ? [code] : [])
  if (kind === 'truck') return ['diesel', 'adblue', ...some('hvodiesel', 0.6), ...some('lbg', 0.15)]
  if (kind === 'marine') return ['98', 'diesel']
  const ethanol = { FI: some('re85', 0.35), SE: some('e85', 0.5), NO: [] }[country]
  const petrol = country === 'FI' ? ['95extra', '98'] : ['95fuelsave', ...some('98', 0.6)]
  const more = [...some('vpower', 0.15), ...some('hvodiesel', 0.35), ...some('adblue', 0.3), ...some('cbg', 0.07), ...some('lpg', 0.04)]
  return [...petrol, 'diesel', ...ethanol, ...more]
}
