/** How many articles lead on from one: a row. */
export const RELATED_SHOWN = 3
