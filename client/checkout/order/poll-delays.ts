const FIRST_MS = 2_000
const GROWTH = 1.5
const LONGEST_MS = 30_000
/** about eight minutes in all: then an e-mail will come */
const POLLS = 22

/** How long to wait before the n-th question (from 0) about a pending order; undefined when it is not asked any more. */
export function pollDelay(polls: number): number | undefined {
  return polls < POLLS ? Math.min(LONGEST_MS, FIRST_MS * GROWTH ** polls) : undefined
}

/** From this one on the visitor is told that they need not wait. */
export const LATE_POLL = 6
