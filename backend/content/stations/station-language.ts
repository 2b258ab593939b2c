/** What is spoken at the counter. */
export type StationLanguage = 'fi' | 'sv' | 'no'
