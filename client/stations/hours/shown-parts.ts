import type { StationPart } from '#shared/stations/hours/part-hours.ts'
import type { PartStatus } from '#shared/stations/hours/part-status.ts'

/** A part in the status line. Shop and pumps with the same hours are one. */
export type ShownPart = Omit<PartStatus, 'part'> & { part: StationPart | 'shopAndPumps' }

const MOST_PARTS = 2
const SOON_MINUTES = 30

/**
 * The parts in a station's status line, open ones first: a part that the visitor asked for, the
 * part that decides whether one can refuel or charge, then the shop. `asked` are the parts that the
 * filters ask for.
 */
export function shownParts(
  parts: readonly PartStatus[],
  asked: readonly StationPart[],
): ShownPart[] {
  const of = (part: StationPart) => parts.find((each) => each.part === part)
  const [pumps, shop, chargers] = [of('pumps'), of('shop'), of('chargers')]
  const shopAndPumps =
    pumps && shop && hasSameHours(pumps, shop)
      ? { ...pumps, part: 'shopAndPumps' as const }
      : undefined
  const needsChargers =
    chargers &&
    (!pumps || (chargers.open && (!pumps.open || (closesSoon(pumps) && !closesSoon(chargers)))))
  const [first] = asked.flatMap((part) => of(part) ?? [])
  const main = [
    needsChargers ? chargers : undefined,
    shopAndPumps ?? pumps,
    shopAndPumps ? undefined : shop,
  ]
  const shown = [first, ...main.filter((each) => each?.part !== first?.part)].filter(
    (each) => each !== undefined,
  )
  return shown.slice(0, MOST_PARTS).toSorted((one, other) => Number(other.open) - Number(one.open))
}

export function closesSoon({ open, until }: Pick<PartStatus, 'open' | 'until'>): boolean {
  return open && until !== undefined && until.inMinutes <= SOON_MINUTES
}

function hasSameHours(one: PartStatus, other: PartStatus): boolean {
  const written = ({ open, allDay, until, opens }: PartStatus) =>
    JSON.stringify([open, allDay, until, opens])
  return written(one) === written(other)
}
