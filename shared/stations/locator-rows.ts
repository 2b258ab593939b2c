import { queryPairs } from './query-pairs.ts'
import type { LocatorQuery } from './locator-query.ts'

/** How many stations the list shows at first, and how many more at each step. */
export const ROWS_STEP = 20
/** more are shown by the browser's own script only */
export const MAX_SERVER_ROWS = 200

const NAME = 'rows'

/** '?rows=40' → 40, in steps; 20 for whatever is no such number. */
export function readRows(search: string, most = MAX_SERVER_ROWS): number {
  const text = queryPairs(search).find(({ name }) => name === NAME)?.value ?? ''
  const rows = /^\d{1,6}$/.test(text) ? Number(text) : ROWS_STEP
  return Math.min(most, Math.max(ROWS_STEP, Math.ceil(rows / ROWS_STEP) * ROWS_STEP))
}

/** The query with its rows among the parameters that are not its own; the first 20 need no word. */
export function withRows(query: LocatorQuery, rows: number): LocatorQuery {
  const others = query.others.split('&').filter((written) => written !== '' && !written.startsWith(`${NAME}=`))
  return { ...query, others: [...others, ...(rows > ROWS_STEP ? [`${NAME}=${rows}`] : [])].join('&') }
}
