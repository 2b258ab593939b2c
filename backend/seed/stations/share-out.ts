/** How fast the number of stations grows with a town: a capital has dozens, not hundreds. */
const POPULATION_POWER = 0.66

interface Sharing {
  name: string
  population: number
}

/** `seats` stations shared out among the towns by population (Sainte-Laguë): several in big towns, one in small ones, none in the smallest. */
export function shareOut<T extends Sharing>(towns: readonly T[], seats: number, atMost: (town: T) => number): Map<T, number> {
  const shares = new Map<T, number>()
  for (let seat = 0; seat < seats; seat += 1) {
    let next: T | undefined
    let best = 0
    for (const town of towns) {
      const has = shares.get(town) ?? 0
      const claim = town.population ** POPULATION_POWER / (2 * has + 1)
      if (claim > best && has < atMost(town)) [next, best] = [town, claim]
    }
    if (next === undefined) throw new Error(`The towns have no room for ${seats} stations.`)
    shares.set(next, (shares.get(next) ?? 0) + 1)
  }
  return shares
}
