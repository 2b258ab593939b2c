/** So many cards are in the window or near it, and come one by one; then come all others. styles/stations/list.css counts the same eight. */
const NEAR_CARDS = 8

interface Rows {
  stations: readonly { station: { id: string } }[]
}

/** What is shown one after the other until a new answer stands: more than a card in one frame would stop a slow phone for longer than a blink. */
export function answerSteps<Answer extends Rows>(answer: Answer, before: Answer | undefined): Answer[] {
  if (!before) return [answer]
  // of "twenty more" the first cards are those that are there: nothing to wait for
  const firstNew = answer.stations.findIndex(({ station }, place) => station.id !== before.stations[place]?.station.id)
  if (firstNew < 0) return [answer]
  const steps: Answer[] = []
  for (let amount = firstNew + 1; amount <= NEAR_CARDS && amount < answer.stations.length; amount++)
    steps.push(withUpperCards(answer, before, amount))
  return [...steps, answer]
}

/** The answer's own cards at the top, and below them still those of the answer before: for a moment a station may be there twice. */
function withUpperCards<Answer extends Rows>(answer: Answer, before: Answer, amount: number): Answer {
  const { length } = answer.stations
  return { ...answer, stations: [...answer.stations.slice(0, amount), ...before.stations.slice(amount, length)] }
}
