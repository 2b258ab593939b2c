/** What a machine can mend in an old address: take off our own host, drop the query, write it in lower case, take off the last slash. */
export const MENDS = ['host', 'query', 'case', 'slash'] as const
export type Mend = (typeof MENDS)[number]
