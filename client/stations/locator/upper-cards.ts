/** about as many cards as a window shows at once */
const UPPER_CARDS = 4

interface Rows {
  stations: readonly { station: { id: string } }[]
}

/** An answer with the cards at the top that are seen, and below them still those of the answer before: twenty new cards take a slow phone longer than a blink. */
export function withUpperCards<Answer extends Rows>(answer: Answer, before: Answer | undefined): Answer {
  const upper = answer.stations.slice(0, UPPER_CARDS)
  if (!before || upper.length === answer.stations.length) return answer
  const ids = new Set(upper.map(({ station }) => station.id))
  const lower = before.stations.slice(UPPER_CARDS).filter(({ station }) => !ids.has(station.id))
  return { ...answer, stations: [...upper, ...lower].slice(0, answer.stations.length) }
}
