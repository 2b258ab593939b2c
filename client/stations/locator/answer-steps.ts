/** How many cards are new after each step: first those in the window, then those near it; then all are. styles/stations/list.css counts the same eight. */
const NEW_CARDS = [1, 2, 4, 6, 8]

interface Rows {
  stations: readonly { station: { id: string } }[]
}

/** What is shown one after the other until a new answer stands: twenty new cards in one frame would stop a slow phone for longer than a blink. */
export function answerSteps<Answer extends Rows>(answer: Answer, before: Answer | undefined): Answer[] {
  if (!before) return [answer]
  // of "twenty more" the first cards are those that are there: nothing to wait for
  const firstNew = answer.stations.findIndex(({ station }, place) => station.id !== before.stations[place]?.station.id)
  const steps = NEW_CARDS.filter((amount) => firstNew >= 0 && firstNew < amount && amount < answer.stations.length)
  return [...steps.map((amount) => withUpperCards(answer, before, amount)), answer]
}

/** The answer's own cards at the top, and below them still those of the answer before: for a moment a station may be there twice. */
function withUpperCards<Answer extends Rows>(answer: Answer, before: Answer, amount: number): Answer {
  const { length } = answer.stations
  return { ...answer, stations: [...answer.stations.slice(0, amount), ...before.stations.slice(amount, length)] }
}
